import { useEffect } from 'react'
import { fieldId } from '../field/control.tsx'
import type { FormDescription } from '../form-description.ts'
import { withProblems } from './problems.ts'

/** When a form comes back refused, the cursor stands in the first field that is to be corrected. */
export function useFirstProblem(description: FormDescription) {
  useEffect(() => {
    const fields = withProblems(description).flatMap((section) => section.fields)
    const first = fields.find((field) => field.problem !== undefined)
    if (first) document.getElementById(fieldId(first.name))?.focus()
  }, [description])
}
