/** How a server is reached: over the network. A site without a server has its tables in the page instead (`../pocket/reach.ts`). */

/** What a connection is to who speaks over it. */
export type Wire = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

/** There is no server: nobody else can be met. */
export const alone: boolean = false

export const reach = (path: string, init?: RequestInit): Promise<Response> => fetch(`/api${path}`, init)

export const dial = (address: string): Wire => new WebSocket(address)
