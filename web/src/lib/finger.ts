/** What a finger can hit: where a target is smaller, a touch only aims at it, and shows what it would do; a second one, or the
 * main button, does it. */

export const FINGER = 44 // pixels

/** Whether a press may have meant what lies beside it. */
export function isUnsure(event: MouseEvent): boolean {
  // Not every browser says what a click was made with.
  const touch = (event as PointerEvent).pointerType ? (event as PointerEvent).pointerType === 'touch' : matchMedia('(pointer: coarse)').matches
  const { width, height } = (event.currentTarget as Element).getBoundingClientRect()
  return touch && event.detail > 0 && Math.min(width, height) < FINGER // a key that presses has no doubt
}
