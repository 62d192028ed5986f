/** Azul's words, and what several parts of its board say. */
import { words } from '../../words'

export const w = words('azul')

export const colourName = (colour: string) => w('colour', { colour })
