import { type RefObject, use } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import hints from '#ui/field/form.module.css'
import { FormPageContext } from '../state/form-context.ts'
import { goToField } from '../tabs/go-to-field.ts'
import type { FormError } from './form-errors.ts'
import styles from './form-view.module.css'

interface ErrorListProps {
  errors: readonly FormError[]
  listRef: RefObject<HTMLDivElement | null>
}

/** All failed fields with their errors, each a link to its field (specification L251). Nothing without errors. */
export function ErrorList({ errors, listRef }: ErrorListProps) {
  const page = use(FormPageContext)!
  if (errors.length === 0) return null
  return (
    <div ref={listRef} tabIndex={-1} className={`wrap ${styles.errors}`} role="group" aria-labelledby="form-errors">
      <div className={hints.hints}>
        <h2 id="form-errors">
          <Icon name="alert" />
          <span>{page.content.words.errors}</span>
        </h2>
        <ul>
          {errors.map((error) => (
            <li key={error.target}>
              <a
                href={`#${error.target}`}
                onClick={(event) => {
                  event.preventDefault()
                  goToField(page, error)
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
