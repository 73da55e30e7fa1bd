import type { ReactNode } from 'react'
import { Banner } from '#ui/office/controls/banner.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'

interface DraftPageProps {
  crumbs: readonly { href: string; label: string }[]
  name: string
  words: Readonly<Record<'crumbs' | 'edit', string>> & ConflictProps['words']
  /** What the action answered: problems of what was sent, or a draft that somebody saved meanwhile. */
  acted: { problems: string[] } | { conflict: ConflictProps['conflict'] } | undefined
  /** Says that the draft is saved. */
  saved: string | null
  /** The editor. */
  children: ReactNode
}

/** The page of an editor with drafts: its place, and what the last save said. */
export function DraftPage({ crumbs, name, words, acted, saved, children }: DraftPageProps) {
  return (
    <div className={part.page}>
      <Crumbs links={[...crumbs]} label={words.crumbs} />
      <div className={part.head}>
        <h1>
          {words.edit} {name}
        </h1>
      </div>
      {acted && 'conflict' in acted && <DraftConflict conflict={acted.conflict} words={words} />}
      {acted && 'problems' in acted && acted.problems.length > 0 && (
        <Banner kind="problem">
          <ul>
            {acted.problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
      {saved && !acted && <Banner kind="done">{saved}</Banner>}
      {children}
    </div>
  )
}

interface ConflictProps {
  conflict: { text: string; changes: string[]; draft: string }
  words: Readonly<Record<'loadTheirs' | 'noDifference' | 'yourChanges', string>>
}

/** What saving over a newer draft would change. The save button then replaces it. */
function DraftConflict({ conflict, words }: ConflictProps) {
  const load = <ButtonLink href={conflict.draft}>{words.loadTheirs}</ButtonLink>
  return (
    <Banner kind="problem" act={load}>
      <b>{conflict.text}</b>
      <p>{conflict.changes.length === 0 ? words.noDifference : words.yourChanges}</p>
      <ul>
        {conflict.changes.map((text, at) => (
          <li key={`${at} ${text}`}>{text}</li>
        ))}
      </ul>
    </Banner>
  )
}
