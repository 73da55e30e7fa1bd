import { type RefObject, useEffect } from 'react'
import { fieldId } from '../field/control.tsx'
import type { FormSection } from '../form-description.ts'

/** ⌘S (Ctrl+S) saves from anywhere, F8 goes to the next field with a problem. Both are physical keys. */
export function useFormKeys(form: RefObject<HTMLFormElement | null>, sections: FormSection[]) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code === 'KeyS' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault()
        form.current?.requestSubmit()
      }
      if (event.code === 'F8') {
        event.preventDefault()
        nextProblem(sections)?.focus()
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [form, sections])
}

function nextProblem(sections: FormSection[]) {
  const fields = sections.flatMap((section) => section.fields).filter((field) => field.problem !== undefined)
  const elements = fields.map((field) => document.getElementById(fieldId(field.name))).filter((one) => one !== null)
  const at = elements.findIndex((element) => element.contains(document.activeElement))
  return elements[(at + 1) % Math.max(1, elements.length)]
}
