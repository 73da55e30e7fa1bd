import type { RefObject } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import styles from './versions.module.css'
import type { VersionsViewViewModel } from './versions-view.tsx'

type Compare = NonNullable<VersionsViewViewModel['compare']>
type FramesProps = {
  compare: Compare
  words: VersionsViewViewModel['words']
  frames: RefObject<HTMLDivElement | null>
  onNext: () => void
}

/** Two versions, each in its own frame as visitors would see it. */
export function Frames({ compare, words, frames, onNext }: FramesProps) {
  const { left, right, legend, changes } = compare
  return (
    <>
      <div className={styles.frames} ref={frames}>
        <Frame side={left} label={words.left} />
        <Frame side={right} label={words.right} isRight />
      </div>
      <div className={styles.legend}>
        <span data-mark="added">{legend.added}</span>
        <span data-mark="changed">{legend.changed}</span>
        <span data-mark="removed">{legend.removed}</span>
        {changes.length > 0 && (
          <Button isSmall look="bare" keys="N" onClick={onNext}>
            {words.next}
          </Button>
        )}
      </div>
    </>
  )
}

function Frame({ side, label, isRight }: { side: Compare['left']; label: string; isRight?: boolean }) {
  return (
    <figure className={styles.frame}>
      <figcaption>
        <b data-right={isRight || undefined}>{side.name}</b> {side.when}
      </figcaption>
      <div>
        <iframe src={side.frame} title={`${label}: ${side.name}`} />
      </div>
    </figure>
  )
}
