import type { Draw } from '#ui/office/form/live/live.ts'
import { quietCall } from './quiet-call.ts'

interface DrawDraftResponse {
  html: string
  problems: { name: string; text: string }[]
}

/** Renders the preview page of a form without saving it. */
export const drawDraft: Draw = async (form, signal) => {
  const written = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const answer = await quietCall<DrawDraftResponse>(`${location.pathname}?draft`, {
    ...{ method: 'POST', body: new URLSearchParams(written), signal },
  })
  return answer ?? { hasFailed: true }
}
