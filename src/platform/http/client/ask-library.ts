import type { AskLibrary, LibraryFound } from '#ui/office/controls/upload/library/library.ts'
import { quietCall } from './quiet-call.ts'

/** Calls `GET /api/office/library`, with the user's rights. */
export const askLibrary: AskLibrary = async ({ q, folder, page, types, isPublic, signal }) => {
  const query = new URLSearchParams({ q, page: String(page), types: types.join(',') })
  if (folder !== null) query.set('folder', folder)
  if (isPublic) query.set('public', '1')
  const answer = await quietCall<{ data: LibraryFound }>(`/api/office/library?${query}`, { signal })
  return answer && answer.data
}
