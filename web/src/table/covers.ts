/** Whether a card lies over what a hint means: boards give that the class `advised`. */
export function covers(card: HTMLElement): boolean {
  const { left, top, right, bottom } = card.getBoundingClientRect()
  return [...document.querySelectorAll('.advised')].some((one) => {
    const box = one.getBoundingClientRect()
    return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top
  })
}
