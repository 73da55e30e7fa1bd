import { contrastOf } from '#domain/page/check/contrast.ts'

/** White or black, whichever has more contrast on a colour. */
export const inkOn = (colour: string): string =>
  (contrastOf(colour, white) ?? 0) >= (contrastOf(colour, black) ?? 0) ? white : black

const white = '#ffffff'
const black = '#000000'
