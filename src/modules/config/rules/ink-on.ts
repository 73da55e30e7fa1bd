import { contrastOf } from '#domain/page/check/contrast.ts'

/** Of white and black the one that is read better on a colour. */
export const inkOn = (colour: string): string =>
  (contrastOf(colour, white) ?? 0) >= (contrastOf(colour, black) ?? 0) ? white : black

const white = '#ffffff'
const black = '#000000'
