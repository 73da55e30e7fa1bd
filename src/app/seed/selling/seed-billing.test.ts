import { expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { openAcademy } from '../../../../tests/support/academy.ts'
import { sites } from '../../../../tests/support/cast.ts'
import { seedBilling } from './seed-billing.ts'
import { seedContext } from '../seed-site.ts'

test('the demo has a document of each kind, and one that is voided and replaced', async () => {
  const academy = await openAcademy()
  try {
    await seedBilling(await seedContext(academy.app, sites.skills._id))
    const rows = await from(academy.as('admin'), 'tax_document').select(['kind', 'state']).execute()
    expect(rows.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      ...['abbreviated issued', 'credit_note issued', 'quotation issued', 'receipt issued'],
      ...['tax_invoice issued', 'tax_invoice voided', 'tax_invoice waiting'],
    ])
  } finally {
    await academy.close()
  }
})
