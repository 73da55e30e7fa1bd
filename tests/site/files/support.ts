import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transformer } from '@napi-rs/image'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { TestDriver } from '#platform/data/database/test-database.ts'
import { openAcademy } from '../../support/academy.ts'
import type { SiteKey } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'

/** Opens an academy with a separate folder for files. `under` names the paths of the pages that a test opens. */
export const openWithFiles = async (
  driver: TestDriver,
  env: Record<string, string> = {},
  under?: readonly string[],
) => {
  const folder = mkdtempSync(join(tmpdir(), 'wicha-files-'))
  const academy = await openAcademy(driver, undefined, { DATA_DIR: folder, ...env })
  const pages = await openPages(academy, under && { under })
  const close = async () => {
    await pages.close()
    await academy.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { academy, pages, folder, close }
}

export interface Sent {
  name?: string
  content: Uint8Array | string
  fields?: Record<string, string>
  viewer?: Viewer
  site?: SiteKey
  headers?: Record<string, string>
}

/** Uploads a file as a browser's form does. */
export const upload = async (pages: Pages, { name = 'a.pdf', content, fields = {}, ...by }: Sent) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([content as BlobPart], name, { type: 'text/html' }))
  const made = new Response(form)
  const body = Buffer.from(await made.arrayBuffer())
  const headers = { 'content-type': made.headers.get('content-type')!, ...by.headers }
  return pages.ask({ path: '/api/upload', ...by, body, headers })
}

export const pdf = '%PDF-1.7\nเอกสาร\n%%EOF'

/** A striped picture. */
export const picture = (width: number, height: number) => {
  const pixels = new Uint8Array(width * height * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * 37) % 251))
  return Transformer.fromRgbaPixels(pixels, width, height)
}
