import { type ComponentProps, lazy, Suspense } from 'react'
import button from '#ui/button/button.module.css'
import key from '#ui/button/icon-button.module.css'
import art from '#ui/course/art/art.module.css'
import cover from '#ui/course/cover.module.css'
import field from '#ui/field/field.module.css'
import form from '#ui/field/form.module.css'
import pager from '#ui/prose/pager.module.css'
import posts from '#ui/prose/posts.module.css'
import dialog from '#ui/state/dialog.module.css'
import state from '#ui/state/state.module.css'
import { classes } from '#ui/theme/classes.ts'
import type { Gate as GateShown } from './gate.tsx'
import type { PostList as PostsShown } from './post-list.tsx'
import list from './post-list.module.css'

const LateGate = lazy(async () => ({ default: (await import('./gate.tsx')).Gate }))
const LateList = lazy(async () => ({ default: (await import('./post-list.tsx')).PostList }))

/**
 * Uses one class of each stylesheet of the two components, so that the page links the stylesheets before their scripts
 * load.
 */
const dressed = (
  <i
    hidden
    className={classes(
      ...[button.button, key.iconbutton, art.art, cover.cover, field.field, form.form, pager.pager],
      ...[posts.posts, dialog.dialog, state.state, list.bar],
    )}
  />
)

/** Rarely used components are loaded on demand. Their styles are linked at once. */
export const Gate = (props: ComponentProps<typeof GateShown>) => (
  <Suspense fallback={dressed}>
    <LateGate {...props} />
  </Suspense>
)

export const PostList = (props: ComponentProps<typeof PostsShown>) => (
  <Suspense fallback={dressed}>
    <LateList {...props} />
  </Suspense>
)
