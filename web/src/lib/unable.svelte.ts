/** Why this browser can't play by itself, where there is no server: found out by `../pocket/reach.ts`, told by `../parts/Unable.svelte`. */

/**
 * `wasm`: it runs no WebAssembly; `pack`: Python did not come or did not start; `memory`: there is not enough; `full`: nothing more
 * can be kept; `storage`: nothing can be kept at all; `old`: another tab holds an older version.
 */
export type Why = 'wasm' | 'pack' | 'memory' | 'full' | 'storage' | 'old'

export const unable = $state<{ why: Why | '' }>({ why: '' })
