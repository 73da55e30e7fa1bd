import { buffer } from 'node:stream/consumers'
import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { openFile } from '#platform/content/file/serving/open-file.ts'
import { absolute } from '#platform/site/absolute.ts'
import type { CertificatePaper } from '../pdf/printed-certificate.ts'
import { type CertificateLayout, imagesOf, starterLayout } from '../rules/layout-parts.ts'

const maxImageBytes = 8 * 2 ** 20

/** Returns a certificate ready to draw, with the layout of its version and its images. */
export async function certificatePaper(ctx: Context, row: RowOf<'certification'>): Promise<CertificatePaper> {
  const layout = await layoutOf(ctx, row.templateVersion)
  const { number, name, nameEn, courseName, hours, result, issuer, completedOn, issuedAt, expiresAt, code, locale } =
    row
  const facts = {
    number,
    name,
    nameEn,
    courseName,
    hours,
    result,
    issuer,
    completedOn,
    issuedAt,
    expiresAt,
    code,
    locale,
  }
  return { facts, layout, images: await readImages(ctx, layout), checkAddress: checkAddress(ctx, code) }
}

/** The address at which anyone checks a certificate by its code. */
export const checkAddress = (ctx: Context, code: string) =>
  absolute(ctx, `${href('/lesson/certification/search')}?code=${encodeURIComponent(code)}`)

async function layoutOf(ctx: Context, versionID: string | null): Promise<CertificateLayout> {
  if (versionID === null) return starterLayout()
  const version = await from(ctx, 'certificate_template_version')
    .select('certificate_template_version.layout')
    .where('certificate_template_version._id', '=', versionID)
    .executeTakeFirst()
  return version?.layout ?? starterLayout()
}

/** Reads the images of a layout that the viewer may open. A missing one is left out. */
export async function readImages(ctx: Context, layout: CertificateLayout): Promise<Map<string, Buffer>> {
  const images = new Map<string, Buffer>()
  for (const key of imagesOf(layout)) {
    const file = await openFile(ctx, { key, most: maxImageBytes })
    if (file) images.set(key, await buffer(file.stream))
  }
  return images
}
