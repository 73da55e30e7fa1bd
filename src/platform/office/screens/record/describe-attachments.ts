import { formatBytes } from '#domain/file/file-bytes.ts'
import { keyOf } from '#domain/file/file-key.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { type Attachment, attachmentsOf, mayAttach } from '#platform/content/file/attachment/attachments.ts'
import { attachmentWords as words } from '#platform/content/file/attachment/words.ts'
import { describeUpload } from '#platform/content/file/describe-rules.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { AttachedFile, AttachmentForm, AttachmentList } from '#ui/office/record/attachments/description.ts'

interface AttachmentsOptions {
  collection: AnyCollection
  _id: string
  url: URL
}

/** Returns current and former attachments of a record, newest first; empty for viewers who are not staff. */
export const hungOn = (ctx: Context, { collection, _id }: Omit<AttachmentsOptions, 'url'>): Promise<Attachment[]> =>
  isStaff(ctx.viewer) ? attachmentsOf(ctx, { collection: collection.name, _id }) : Promise.resolve([])

/** Returns the files section of a record: its attachments, and an upload for users who may change the record. */
export const describeAttachments = async (
  ctx: Context,
  of: AttachmentsOptions & { hung: Attachment[] },
): Promise<{ attachments?: AttachmentList }> => {
  const { locale } = ctx
  const { collection, _id } = of
  if (!isStaff(ctx.viewer)) return {}
  const there = of.hung.filter(({ file, removedAt }) => file !== null && removedAt === null)
  const isOpen = await mayAttach(ctx, { collection: collection.name, _id })
  if (there.length === 0 && !isOpen) return {}
  return {
    attachments: {
      title: words.title[locale],
      ...(there.length > 0 && { count: there.length.toLocaleString('th-TH') }),
      empty: words.none[locale],
      items: there.map((one) => itemOf(ctx, one, isOpen)),
      ...(isOpen && { add: await formOf(ctx, of) }),
    },
  }
}

const icons: Record<string, AttachedFile['icon']> = { pdf: 'file-type-pdf', jpg: 'photo', png: 'photo', webp: 'photo' }

function itemOf({ locale }: Context, of: Attachment, mayRemove: boolean): AttachedFile {
  const { _id, file, ext, name, bytes, by, at } = of
  const when = formatInstant(at, { length: 'medium', locale })
  return {
    ...{ id: _id, name, icon: icons[ext] ?? 'file-text', href: `/${keyOf({ id: file!, ext })}` },
    about: [formatBytes(bytes), by, when].filter(Boolean).join(' · '),
    ...(mayRemove && {
      remove: {
        ...{ label: words.remove[locale], method: 'post', isDestructive: true },
        description: fill(words.removeOf[locale], { name }),
        hidden: [
          { name: 'intent', value: 'detach' },
          { name: 'attachment', value: _id },
        ],
      },
    }),
  }
}

async function formOf(ctx: Context, { collection, _id, url }: AttachmentsOptions): Promise<AttachmentForm> {
  return {
    label: words.add[ctx.locale],
    action: '/api/upload',
    plain: [
      { name: 'collection', value: collection.name },
      { name: 'row', value: _id },
      { name: 'back', value: url.pathname },
    ],
    attach: [{ name: 'intent', value: 'attach' }],
    ...(await describeUpload(ctx)),
  }
}
