import { useRef, useState } from 'react'
import { checkUnique } from '../sending/calls.ts'
import { pathText } from '../state/answers.ts'
import type { FieldState } from '../state/use-field.ts'

/** Checks on blur whether the system has the value already (specification L161). The last check counts. */
export function useUniqueCheck({ field, path, value, page, error }: FieldState) {
  const [problem, setProblem] = useState<string>()
  const last = useRef(0)
  const check = async () => {
    const text = typeof value === 'string' ? value.trim() : ''
    if (!page || !field.unique || text === '' || error) return setProblem(undefined)
    const turn = ++last.current
    const open = await page.open()
    const reply =
      open && (await checkUnique({ formID: page.content._id, name: field.name, value: text, token: open.token }))
    if (turn !== last.current) return
    const { words } = page.content
    setProblem(reply ? undefined : words.uncheckable)
    if (!reply?.isTaken) return
    const { taken } = page.store.read()
    page.store.update({ taken: { ...taken, [pathText(path)]: words.taken } })
  }
  return { problem, check: () => void check() }
}
