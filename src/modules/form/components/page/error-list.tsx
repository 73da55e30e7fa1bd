import { type RefObject, use } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#ui/icon/icon.tsx'
import hints from '#ui/field/form.module.css'
import { FormPageContext } from '../state/form-context.ts'
import type { FormError } from './form-errors.ts'
import styles from './form-view.module.css'

interface ErrorListProps {
  errors: readonly FormError[]
  listRef: RefObject<HTMLDivElement | null>
}

/** All failed fields with their errors, each a link to its field (specification L251). Nothing without errors. */
export function ErrorList({ errors, listRef }: ErrorListProps) {
  const { store, content } = use(FormPageContext)!
  if (errors.length === 0) return null
  const go = ({ tab, target }: FormError) => {
    if (tab !== store.read().tab) flushSync(() => store.update({ tab }))
    const field = document.getElementById(target)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <div ref={listRef} tabIndex={-1} className={`wrap ${styles.errors}`} role="group" aria-labelledby="form-errors">
      <div className={hints.hints}>
        <h2 id="form-errors">
          <Icon name="alert" />
          <span>{content.words.errors}</span>
        </h2>
        <ul>
          {errors.map((error) => (
            <li key={error.target}>
              <a
                href={`#${error.target}`}
                onClick={(event) => {
                  event.preventDefault()
                  go(error)
                }}
              >
                {error.name}: {error.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
