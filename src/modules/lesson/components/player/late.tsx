import { type ComponentProps, lazy, Suspense } from 'react'
import player from '#ui/player/player.module.css'
import { classes } from '#ui/theme/classes.ts'
import type { Learning as LearningShown } from './learning.tsx'
import type { Previewing as PreviewingShown } from './standing-still.tsx'
import styles from './player.module.css'

const LateLearning = lazy(async () => ({ default: (await import('./learning.tsx')).Learning }))
const LatePreviewing = lazy(async () => ({ default: (await import('./standing-still.tsx')).Previewing }))

/**
 * Uses one class of each stylesheet of the two components, so that the page links the stylesheets before their scripts
 * load.
 */
const dressed = <i hidden className={classes(player.player, styles.tabs)} />

/** A lesson for a learner, with its side panel. Its text appears before its script loads. */
export const Learning = (props: ComponentProps<typeof LearningShown>) => (
  <Suspense fallback={dressed}>
    <LateLearning {...props} />
  </Suspense>
)

/** A lesson that staff preview. */
export const Previewing = (props: ComponentProps<typeof PreviewingShown>) => (
  <Suspense fallback={dressed}>
    <LatePreviewing {...props} />
  </Suspense>
)
