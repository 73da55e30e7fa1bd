import { use, useEffect, useRef } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Alert } from '#ui/state/alert.tsx'
import type { FormChange } from '../../rules/form-changes.ts'
import { FormPageContext } from '../state/form-context.ts'

/** Says which questions changed while the form was filled in, and that what was typed is kept. */
export function ChangeNotice({ changes }: { changes: readonly FormChange[] }) {
  const { words } = use(FormPageContext)!.content
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} className="wrap" tabIndex={-1} role="group" aria-label={words.changedTitle}>
      <Alert tone="warning" icon="info" title={words.changedTitle}>
        <p>{words.changedText}</p>
        <ul>
          {changes.map(({ kind, name, label, set }) => (
            <li key={name}>
              {kind === 'removed' ? (
                fill(words.changeRemoved, { label })
              ) : (
                <a href={`#f-${set || name}`}>
                  {fill(kind === 'added' ? words.changeAdded : words.changeChanged, { label })}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
