import { fieldId } from '../../field/control.tsx'
import type { ConflictDescription } from '../../form-description.ts'
import { Banner } from '../../controls/banner.tsx'
import { Button } from '../../controls/button.tsx'
import part from '../../controls/part.module.css'
import styles from './conflict.module.css'

/** The target id when the form comes back with a conflict. */
export const conflictId = 'conflict'

type Field = ConflictDescription['fields'][number]

/**
 * Another person saved first: the choice of a value for each field. It is part of the form and works without scripts.
 */
export function Conflict({ conflict }: { conflict: ConflictDescription }) {
  const { title, text, fields, acts, mine } = conflict
  return (
    <Banner kind="notice" id={conflictId}>
      {/* What Enter in a field presses: the first button of a form, which must not be one that chooses. */}
      <button type="submit" hidden aria-label={title} />
      <b>{title}</b>
      <p>{text}</p>
      {fields.map((field) => (
        <Choice key={field.name} field={field} mine={mine} />
      ))}
      <div className={styles.acts}>
        {acts.map(({ label, stands }) => (
          <Button key={stands} isSmall type="submit" name="stands" value={stands}>
            {label}
          </Button>
        ))}
      </div>
    </Banner>
  )
}

function Choice({ field, mine }: { field: Field; mine: string }) {
  const { name, label, against } = field
  return (
    <fieldset className={styles.field}>
      <legend>
        <a className={part.link} href={`#${fieldId(name)}`}>
          {label}
        </a>
      </legend>
      <input type="hidden" name={`against.${name}`} value={against} />
      <Side name={`stands.${name}`} value="mine" by={mine} text={field.mine} />
      <Side name={`stands.${name}`} value="theirs" by={field.by} text={field.theirs} />
    </fieldset>
  )
}

function Side({ name, value, by, text }: { name: string; value: 'mine' | 'theirs'; by: string; text: string }) {
  return (
    <label className={styles.side}>
      <input type="radio" name={name} value={value} />
      <span>
        <small>{by}</small>
        {text}
      </span>
    </label>
  )
}
