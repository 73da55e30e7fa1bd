import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import { place } from '../fields/storage.ts'
import { moveWords } from '../file-words.ts'
import { probeWords, spaceWords as words } from '../words.ts'

interface Storage {
  _id: string
  name: string
  s3Bucket: string | null
  s3Region: string | null
}

/** The button that tests a storage by its name. */
export const testAction = ({ locale }: Context, store: string): Action => ({
  ...{ label: probeWords.test[locale], method: 'post', icon: 'refresh' },
  hidden: [
    { name: 'intent', value: 'test' },
    { name: 'store', value: store },
  ],
})

/** The button that makes a storage the one for new files. */
const choosing = ({ locale }: Context, _id: string): Action => ({
  ...{ label: moveWords.makeDefault[locale], method: 'post' },
  hidden: [
    { name: 'intent', value: 'choose' },
    { name: 'space', value: _id },
  ],
})

/**
 * The storages of the site, each with its test button. `newFilesAt` is the display name of the storage for new files.
 */
export const describeStorages = (
  ctx: Context,
  storages: Storage[],
  { current, newFilesAt }: { current: string; newFilesAt: string },
): RecordDescription['related'][number] => {
  const { locale } = ctx
  return {
    title: words.storages[locale],
    count: storages.length.toLocaleString('th-TH'),
    all: { href: href('/space/storage'), label: words.storages[locale] },
    list: {
      columns: [
        { name: 'name', label: words.storages[locale], kind: 'text' },
        { name: 'bucket', label: place.s3Bucket.label[locale], kind: 'code' },
        { name: 'region', label: place.s3Region.label[locale], kind: 'code' },
      ],
      rows: storages.map(({ _id, name, s3Bucket, s3Region }) => ({
        id: _id,
        href: href('/space/storage/detail/:id', { id: _id }),
        cells: { name: { text: name }, bucket: { text: s3Bucket ?? '–' }, region: { text: s3Region ?? '–' } },
        actions: [testAction(ctx, `space ${_id}`), ...(current === `space ${_id}` ? [] : [choosing(ctx, _id)])],
      })),
      empty: {
        title: words.noStorages[locale],
        text: fill(words.noStoragesText[locale], { place: newFilesAt }),
        action: { label: words.add[locale], href: href('/space/storage/add') },
      },
      words: listWords(locale),
    },
  }
}
