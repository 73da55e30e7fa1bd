import { plainNames } from '../../rules/plain-answers.ts'
import type { OpenForm } from '../state/form-context.ts'
import { useFormState } from '../state/use-form-state.ts'

/** What a browser without a script sends with the fields. The token is there after the first post only. */
export function PlainInputs({ open }: { open: OpenForm | null }) {
  const isReady = useFormState((state) => state.isReady, false)
  if (isReady) return null
  return (
    <>
      <input type="hidden" name={plainNames.form} value="1" />
      {open && <input type="hidden" name={plainNames.token} value={open.token} />}
      {/* Enter presses the first button of a form, which would remove a copy of a data set. */}
      <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
    </>
  )
}

/** A field that people do not see, nor screen readers, nor what fills in forms. Programs that fill in everything fill it in, too. */
export function TrapField() {
  return (
    <div hidden>
      <input
        type="text"
        name={plainNames.trap}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
      />
    </div>
  )
}
