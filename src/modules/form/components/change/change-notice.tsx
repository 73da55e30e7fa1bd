import { type ReactNode, use, useEffect, useRef } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Alert } from '#ui/state/alert.tsx'
import type { FormChange } from '../../rules/form-changes.ts'
import styles from '../page/form-view.module.css'
import { type FormPage, FormPageContext } from '../state/form-context.ts'
import { goToField } from '../tabs/go-to-field.ts'
import { tabOf } from '../tabs/tab-of.ts'

/** Says which questions changed while the form was filled in, and that what was typed is kept. */
export function ChangeNotice({ changes }: { changes: readonly FormChange[] }) {
  const page = use(FormPageContext)!
  const { words } = page.content
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} className={`wrap ${styles.notice}`} tabIndex={-1} role="group" aria-label={words.changedTitle}>
      <Alert tone="warning" icon="info" title={words.changedTitle}>
        <p>{words.changedText}</p>
        <ul>
          {changes.map(({ kind, name, label, set }) => (
            <li key={name}>
              {kind === 'removed' ? (
                fill(words.changeRemoved, { label })
              ) : (
                <ChangeLink page={page} name={set || name}>
                  {fill(kind === 'added' ? words.changeAdded : words.changeChanged, { label })}
                </ChangeLink>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

function ChangeLink({ page, name, children }: { page: FormPage; name: string; children: ReactNode }) {
  const target = `f-${name}`
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        goToField(page, { target, tab: tabOf(page.definition, name) })
      }}
    >
      {children}
    </a>
  )
}
