/** Whether things may move: read each time, as it can be switched while one plays. */
export const moving = () => typeof Element.prototype.animate === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches
