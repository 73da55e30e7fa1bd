import { type ComponentProps, lazy, Suspense } from 'react'
import player from '#ui/player/player.module.css'
import { classes } from '#ui/theme/classes.ts'
import type { Learning as LearningShown } from './learning.tsx'
import type { Previewing as PreviewingShown } from './standing-still.tsx'
import styles from './player.module.css'

const LateLearning = lazy(async () => ({ default: (await import('./learning.tsx')).Learning }))
const LatePreviewing = lazy(async () => ({ default: (await import('./standing-still.tsx')).Previewing }))

/** Names a class of each sheet that the two are dressed in, so that the page links the sheets before their scripts come. */
const dressed = <i hidden className={classes(player.player, styles.tabs)} />

/** A lesson that somebody learns, with what is beside it: the text is there before its script. */
export const Learning = (props: ComponentProps<typeof LearningShown>) => (
  <Suspense fallback={dressed}>
    <LateLearning {...props} />
  </Suspense>
)

/** A lesson that staff look at. */
export const Previewing = (props: ComponentProps<typeof PreviewingShown>) => (
  <Suspense fallback={dressed}>
    <LatePreviewing {...props} />
  </Suspense>
)
