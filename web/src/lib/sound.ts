/**
 * Sounds of a table, made on the spot: glazed tiles on wood, small bowls that are struck. Nothing is fetched, and
 * nothing is made before somebody has touched the page, or where sound is off.
 */
import { settings } from './settings.svelte'

export type Sound = 'tile' | 'other' | 'turn' | 'low' | 'end' | 'chat'

/** One thing struck: after so many seconds, at a pitch in Hz, ringing so long; `knock`: how much of the stroke itself is heard. */
interface Strike {
  at?: number
  pitch: number
  rings: number
  loud: number
  knock?: number
}

const SOUNDS: Record<Sound, Strike[]> = {
  tile: [{ pitch: 1420, rings: 0.06, loud: 0.3, knock: 0.9 }, { pitch: 185, rings: 0.06, loud: 0.4 }],
  other: [{ pitch: 980, rings: 0.05, loud: 0.2, knock: 0.5 }, { pitch: 150, rings: 0.07, loud: 0.3 }],
  turn: [{ at: 0.1, pitch: 587, rings: 0.26, loud: 0.22, knock: 0.1 }, { at: 0.24, pitch: 880, rings: 0.34, loud: 0.2, knock: 0.1 }],
  low: [{ pitch: 430, rings: 0.03, loud: 0.35, knock: 0.5 }, { at: 0.16, pitch: 340, rings: 0.03, loud: 0.35, knock: 0.5 }, { at: 0.5, pitch: 430, rings: 0.03, loud: 0.35, knock: 0.5 }, { at: 0.66, pitch: 340, rings: 0.03, loud: 0.35, knock: 0.5 }],
  end: [{ at: 0.1, pitch: 440, rings: 0.4, loud: 0.16, knock: 0.1 }, { at: 0.26, pitch: 554, rings: 0.4, loud: 0.16, knock: 0.1 }, { at: 0.42, pitch: 659, rings: 0.55, loud: 0.18, knock: 0.1 }],
  chat: [{ pitch: 1180, rings: 0.08, loud: 0.12, knock: 0.1 }, { at: 0.08, pitch: 1570, rings: 0.12, loud: 0.1, knock: 0.1 }],
}

const FIRED = [1, 2.32, 4.25] // the partials of fired clay: no whole numbers, so it is a thing and no flute
const STROKE = 0.012 // seconds
const UNEVEN = 0.03 // no two tiles ring alike
const BOWL = 0.2 // seconds; what rings so long is tuned
const LOUDEST = 0.6 // so that nothing is cut off
const STALE = 400 // milliseconds; what is heard later is about nothing any more
/** What only who looks at the table wants to hear. */
const AT_HAND: Sound[] = ['tile', 'other']

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

export function sound(which: Sound): void {
  if (!settings.sound || !settings.volume || !navigator.userActivation?.hasBeenActive) return
  if (document.hidden && AT_HAND.includes(which)) return
  context ??= new AudioContext()
  const { currentTime, state } = context
  if (state === 'running') play(context, which, currentTime)
  else {
    const asked = Date.now()
    void context.resume().then(() => Date.now() - asked < STALE && play(context!, which, context!.currentTime), () => undefined)
  }
}

function play(audio: AudioContext, which: Sound, now: number): void {
  const room = new GainNode(audio, { gain: LOUDEST * settings.volume ** 2 }) // ears count in powers
  room.connect(audio.destination)
  for (const strike of SOUNDS[which]) hit(audio, room, strike, now + (strike.at ?? 0))
}

function hit(audio: AudioContext, room: AudioNode, { pitch, rings, loud, knock = 0 }: Strike, at: number): void {
  const own = pitch * (rings < BOWL ? 1 + UNEVEN * (Math.random() - 0.5) : 1)
  FIRED.forEach((ratio, n) => {
    const tone = new OscillatorNode(audio, { frequency: own * ratio })
    const length = rings / (1 + n)
    tone.connect(fading(audio, room, loud / (1 + 2 * n), at, length))
    tone.start(at)
    tone.stop(at + 5 * length)
  })
  if (!knock) return
  const stroke = new AudioBufferSourceNode(audio, { buffer: (noise ??= hiss(audio)) })
  stroke.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: own * 2, Q: 0.8 })).connect(fading(audio, room, loud * knock, at, STROKE))
  stroke.start(at)
  stroke.stop(at + 5 * STROKE)
}

/** Loud at once, and then less and less, as what is struck. */
function fading(audio: AudioContext, room: AudioNode, loud: number, at: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.002)
  gain.gain.setTargetAtTime(0, at + 0.002, length)
  gain.connect(room)
  return gain
}

function hiss(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate * 5 * STROKE, audio.sampleRate)
  made.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1))
  return made
}
