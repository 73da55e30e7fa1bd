import type { keyWords } from './words.ts'

/** The keys of the player and their actions. */
export const keyHelp = (words: Record<keyof typeof keyWords, string>) => ({
  ...{ title: words.title, close: words.close },
  keys: [
    { keys: 'Space, K', does: words.toggle },
    { keys: '← →', does: words.five },
    { keys: 'J L', does: words.ten },
    { keys: '< >', does: words.slower },
    { keys: 'C', does: words.captions },
    { keys: 'M', does: words.mute },
    { keys: 'F', does: words.full },
    { keys: '?', does: words.help },
  ],
})
