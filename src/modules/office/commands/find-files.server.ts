import { z } from 'zod'
import { formatBytes } from '#domain/file/file-bytes.ts'
import { keyOf } from '#domain/file/file-key.ts'
import { typeOfExt } from '#domain/file/file-type.ts'
import { textIssue } from '#domain/validation/text.ts'
import { staffRoles } from '#platform/data/access/viewer.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { foldersOf } from '#platform/content/file/library/folders.ts'
import { type LibraryFile, libraryFiles } from '#platform/content/file/library/library-files.ts'
import { chooseWords } from '#platform/content/file/library/words.ts'
import { fill } from '#platform/site/i18n/words.ts'

const found = z.strictObject({ key: z.string(), name: z.string(), about: z.string(), picture: z.string().nullable() })
const text = { type: 'string', maxLength: 300 }

export const description: CallDescription = {
  summary: { th: 'ค้นไฟล์ในคลังสื่อของเว็บไซต์', en: 'Find files in the site library' },
  roles: staffRoles,
  query: {
    q: { text: { th: 'คำค้นในชื่อและคำบรรยายภาพ', en: 'Search text in names and descriptions' }, schema: text },
    folder: {
      text: { th: 'โฟลเดอร์ ถ้าว่างคือนอกโฟลเดอร์', en: 'A folder. Leave empty for files in no folder' },
      schema: text,
    },
    types: { text: { th: 'นามสกุลไฟล์ คั่นด้วยจุลภาค', en: 'File extensions, separated by commas' }, schema: text },
    public: { text: { th: '1 เฉพาะไฟล์ที่ทุกคนเปิดได้', en: '1 for files that everyone can open' }, schema: text },
    page: { text: { th: 'หน้าที่', en: 'Which page' }, schema: { type: 'integer', minimum: 1 } },
  },
  answer: z.strictObject({
    status: z.literal(200),
    data: z.strictObject({
      files: z.array(found),
      folders: z.array(z.string()),
      hasMore: z.boolean(),
      said: z.string(),
    }),
  }),
  examples: [{ name: 'admin', summary: { th: 'ผู้ดูแลเว็บไซต์', en: 'An administrator' }, as: 'admin' }],
}

const size = 24

/** `GET /api/office/library`: the files of the media library, newest first, as this person may open them. */
const findFiles: ApiCommand = async (ctx, { query }) => {
  const { q, folder, types, isPublic, page } = read(query)
  const asked = { q, folder, types, isPublic, page, size, kind: null, isHidden: false }
  const [{ files, count }, folders] = await Promise.all([
    libraryFiles(ctx, { ...asked, sort: 'createdAt', isDescending: true }),
    foldersOf(ctx),
  ])
  const said = fill(chooseWords.found[ctx.locale], { n: count.toLocaleString('th-TH') })
  const data = {
    files: files.map(itemOf),
    folders: folders.map(({ path }) => path),
    hasMore: count > page * size,
    said,
  }
  return { status: 200, data }
}

/** A value that is no text is refused. An invalid page number becomes the first page. */
function read(query: Record<string, unknown>) {
  const [q, folder, types, isPublic, page] = ['q', 'folder', 'types', 'public', 'page'].map((name) =>
    textIn(query, name),
  )
  const at = Number(page)
  return {
    ...{ q: (q ?? '').slice(0, 100), folder: folder ?? null, isPublic: isPublic === '1' },
    types: types ? types.split(',').slice(0, 30) : null,
    page: Number.isInteger(at) && at > 0 && at < 10_000 ? at : 1,
  }
}

function textIn(query: Record<string, unknown>, name: string): string | undefined {
  const value = query[name]
  if (value === undefined) return undefined
  if (typeof value !== 'string') throw invalid()
  const issue = textIssue(name, value)
  if (issue) throw invalid(issue)
  return value
}

const itemOf = (file: LibraryFile) => ({
  key: keyOf(file),
  name: file.name,
  about: [formatBytes(Number(file.bytes)), file.folder].filter(Boolean).join(' · '),
  picture: typeOfExt(file.ext)?.type.startsWith('image/') ? `/${keyOf(file)}?w=480` : null,
})

export default findFiles
