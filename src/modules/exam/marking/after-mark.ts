import { redirect } from 'react-router'

/** Leads a marker to the next answer of the same screen after a mark was stored. */
export function afterMark(form: FormData, pathOf: (query: string) => string) {
  const next = String(form.get('next') ?? '')
  const [, attempt, slot] = /\?attempt=([0-9a-f]{24})&slot=(\d{1,4})$/.exec(next) ?? []
  return redirect(pathOf(attempt === undefined ? '?saved' : `?attempt=${attempt}&slot=${slot}&saved`))
}
