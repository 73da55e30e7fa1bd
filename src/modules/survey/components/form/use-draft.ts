import { type RefObject, useEffect } from 'react'

/* Answers of a survey with names that were not sent yet stay on the device, for their learner alone. */

interface DraftOwner {
  id: string
  viewerID: string
  isAnonymous: boolean
  isPreview: boolean
  values: Record<string, string[]>
}

const keyOf = ({ viewerID, id }: DraftOwner) => `survey-draft ${viewerID} ${id}`
const hasDraft = ({ isAnonymous, isPreview }: DraftOwner) => !isAnonymous && !isPreview

/** Restores the draft of this device when the form appears, unless the server sent values. `save` stores what the form has. */
export function useDraft(form: RefObject<HTMLFormElement | null>, owner: DraftOwner) {
  const key = hasDraft(owner) && Object.keys(owner.values).length === 0 ? keyOf(owner) : null
  useEffect(() => {
    if (key !== null && form.current) restore(form.current, readDraft(key))
  }, [form, key])
  const save = () => {
    if (hasDraft(owner) && form.current) writeDraft(keyOf(owner), entriesOf(form.current))
  }
  return { save }
}

/** Removes the draft of a survey that was answered. */
export function useForgottenDraft(owner: DraftOwner) {
  const key = keyOf(owner)
  useEffect(() => writeDraft(key, null), [key])
}

type Entries = [string, string][]

const entriesOf = (form: HTMLFormElement): Entries =>
  [...new FormData(form)].flatMap(([name, value]): Entries =>
    name.startsWith('q.') && typeof value === 'string' ? [[name, value]] : [],
  )

function restore(form: HTMLFormElement, entries: Entries) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement) || !('name' in control) || !('value' in control)) continue
    const values = entries.filter(([name]) => name === control.name).map(([, value]) => value)
    if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type))
      control.checked ||= values.includes(control.value)
    else if (values[0] !== undefined) control.value = values[0]
  }
}

/** A device may refuse storage, and a draft may be of an older page. */
function readDraft(key: string): Entries {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(read) ? read.filter((entry) => Array.isArray(entry) && entry.length === 2) : []
  } catch {
    return []
  }
}

function writeDraft(key: string, entries: Entries | null) {
  try {
    if (entries) localStorage.setItem(key, JSON.stringify(entries))
    else localStorage.removeItem(key)
  } catch {
    // Without storage there is no draft.
  }
}
