import type { Fixture } from '../rule.ts'

export const planted: Fixture[] = [
  {
    says: 'a folder is called utils',
    invalid: { 'src/modules/shop/utils/price.ts': 'export const price = 1' },
    valid: { 'src/modules/shop/rules/price.ts': 'export const price = 1' },
  },
  {
    says: 'a folder is called types',
    invalid: { 'src/platform/types/row.ts': 'export type Row = string' },
    valid: { 'src/platform/collection/types.ts': 'export type Row = string' },
  },
  {
    says: 'a file is called helpers',
    invalid: { 'src/domain/money/helpers.ts': 'export const round = 1' },
    valid: { 'src/domain/money/baht.ts': 'export const round = 1' },
  },
]
