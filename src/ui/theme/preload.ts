import anuphan from '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2?url'
import chakraHeading from '@fontsource/chakra-petch/files/chakra-petch-thai-600-normal.woff2?url'
import chakraBody from '@fontsource/chakra-petch/files/chakra-petch-thai-400-normal.woff2?url'
import loopedHeading from '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-600-normal.woff2?url'
import loopedBody from '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-400-normal.woff2?url'
import sarabunHeading from '@fontsource/sarabun/files/sarabun-thai-600-normal.woff2?url'
import sarabunBody from '@fontsource/sarabun/files/sarabun-thai-400-normal.woff2?url'
import chakraStyle from './faces/chakra-petch.css?url'
import sarabunStyle from './faces/sarabun.css?url'
import type { Font, Theme } from './theme.ts'

type FaceFiles = { heading: string; body: string; style?: string }

const files: Record<Font, FaceFiles> = {
  Anuphan: { heading: anuphan, body: anuphan },
  'IBM Plex Sans Thai Looped': { heading: loopedHeading, body: loopedBody },
  'Chakra Petch': { heading: chakraHeading, body: chakraBody, style: chakraStyle },
  Sarabun: { heading: sarabunHeading, body: sarabunBody, style: sarabunStyle },
}

type ChosenFaces = Pick<Theme, 'fontHeading' | 'fontBody'>

/**
 * Returns the Thai font files of a first page, heading then body, each once, for `<link rel="preload" as="font"
 * crossorigin>`.
 */
export function fontPreloads({ fontHeading, fontBody }: ChosenFaces): string[] {
  return [...new Set([files[fontHeading].heading, files[fontBody].body])]
}

/** Returns the style sheets of fonts that fonts.css lacks, to link after it. The default theme has none. */
export function fontStyles({ fontHeading, fontBody }: ChosenFaces): string[] {
  const styles = [files[fontHeading].style, files[fontBody].style].filter((style) => style !== undefined)
  return [...new Set(styles)]
}
