import { Checkbox } from '#ui/field/checkbox.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { ConflictDescription } from '#ui/office/form-description.ts'

interface OwnConflictProps {
  conflict: ConflictDescription
  words: Record<'yours' | 'theirs' | 'empty', string>
}

/** Somebody else saved the same fields meanwhile: whose value of each is to stand. */
export function OwnConflict({ conflict, words }: OwnConflictProps) {
  return (
    <Alert tone="warning" title={conflict.title}>
      <p>{conflict.text}</p>
      {conflict.fields.map(({ name, label, against, mine, theirs, by }) => (
        <fieldset key={name}>
          <legend>
            {label} ({by})
          </legend>
          <input type="hidden" name={`against.${name}`} value={against} />
          <Checkbox
            {...{ type: 'radio', name: `stands.${name}`, value: 'mine' }}
            label={`${words.yours}: ${mine || words.empty}`}
          />
          <Checkbox
            {...{ type: 'radio', name: `stands.${name}`, value: 'theirs' }}
            label={`${words.theirs}: ${theirs || words.empty}`}
          />
        </fieldset>
      ))}
    </Alert>
  )
}
