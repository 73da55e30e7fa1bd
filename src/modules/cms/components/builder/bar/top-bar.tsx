import { SegmentedControl } from '@mantine/core'
import { useMemo } from 'react'
import { countDifferences } from '#domain/page/edit/differences.ts'
import type { Page } from '#domain/page/page.ts'
import { fill } from '#domain/locale/fill.ts'
import { BlockIcon } from '#ui/office/icon/block-icon.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { screens } from '../canvas/screens.ts'
import type { Saving } from '../store/saving.ts'
import { useBuilder, useDescribed, useStore } from '../store/use-builder.ts'
import styles from './bar.module.css'
import { Editors } from './editors.tsx'
import { PublishMenu, type PublishMenuProps } from './publish-menu.tsx'
import { SavingNote } from './saving-note.tsx'

interface TopBarProps extends PublishMenuProps {
  title: string
  live: Page
  isLive: boolean
  saving: Saving
  editors: readonly { _id: string; name: string }[]
  width: number
  onWidth: (width: number) => void
}

/** The top bar: the page's title, the changes, the other editors and the publish button. */
export function TopBar({ title, live, isLive, saving, editors, width, onWidth, ...publish }: TopBarProps) {
  const { words, ways } = useDescribed()
  const sizes = screens.map((screen) => ({
    value: String(screen.width),
    label: (
      <span title={words[screen.name]}>
        <BlockIcon name={screen.icon} size={16} />
        <span className="sr">{words[screen.name]}</span>
      </span>
    ),
  }))
  return (
    <header className={styles.bar}>
      <ButtonLink isSmall isSquare look="bare" href={ways.back} aria-label={words.back} title={words.back}>
        <BlockIcon name="arrow-left" />
      </ButtonLink>
      <h1 className={styles.title}>{title}</h1>
      <Changes live={live} isLive={isLive} />
      <SavingNote saving={saving} />
      <div className={styles.sizes} role="group" aria-label={words.size}>
        <SegmentedControl size="sm" data={sizes} value={String(width)} onChange={(next) => onWidth(Number(next))} />
      </div>
      <Editors editors={editors} />
      <Steps />
      <ButtonLink isSmall icon="history" className={styles.wide} href={ways.versions}>
        {words.versions}
      </ButtonLink>
      <ButtonLink isSmall icon="eye" className={styles.wide} href={ways.preview} target="_blank" rel="noopener">
        {words.preview}
      </ButtonLink>
      <PublishMenu {...publish} />
    </header>
  )
}

function Changes({ live, isLive }: { live: Page; isLive: boolean }) {
  const { words } = useDescribed()
  const page = useBuilder((state) => state.page)
  const n = useMemo(() => countDifferences(page, live), [page, live])
  const text = n > 0 ? fill(words.changes, { n }) : isLive ? words.noChanges : words.draft
  return (
    <span className={styles.state} data-state={n > 0 ? 'changed' : isLive ? 'live' : 'draft'}>
      {text}
    </span>
  )
}

function Steps() {
  const { words } = useDescribed()
  const store = useStore()
  const hasPast = useBuilder(({ past }) => past.length > 0)
  const hasFuture = useBuilder(({ future }) => future.length > 0)
  return (
    <span className={styles.steps}>
      <Button
        isSmall
        isSquare
        look="bare"
        aria-label={words.undo}
        title={words.undo}
        disabled={!hasPast}
        onClick={store.undo}
      >
        <BlockIcon name="arrow-back-up" />
      </Button>
      <Button
        isSmall
        isSquare
        look="bare"
        aria-label={words.redo}
        title={words.redo}
        disabled={!hasFuture}
        onClick={store.redo}
      >
        <BlockIcon name="arrow-forward-up" />
      </Button>
    </span>
  )
}
