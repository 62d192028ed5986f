/** A tile set down: a short soft knock, made on the spot. */
import { settings } from './settings.svelte'

let context: AudioContext | undefined

export function knock(pitch = 1): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const now = context.currentTime
  const tone = context.createOscillator()
  const gain = context.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(520 * pitch, now)
  tone.frequency.exponentialRampToValueAtTime(180 * pitch, now + 0.07)
  gain.gain.setValueAtTime(0.18, now)
  gain.gain.exponentialRampToValueAtTime(0.001, now + 0.12)
  tone.connect(gain).connect(context.destination)
  tone.start(now)
  tone.stop(now + 0.13)
}
