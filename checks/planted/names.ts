import type { Planted } from '../rule.ts'

export const planted: Planted[] = [
  {
    says: 'a folder is called utils',
    offending: { 'src/modules/shop/utils/price.ts': 'export const price = 1' },
    lawful: { 'src/modules/shop/rules/price.ts': 'export const price = 1' },
  },
  {
    says: 'a folder is called types',
    offending: { 'src/platform/types/row.ts': 'export type Row = string' },
    lawful: { 'src/platform/collection/types.ts': 'export type Row = string' },
  },
  {
    says: 'a file is called helpers',
    offending: { 'src/domain/money/helpers.ts': 'export const round = 1' },
    lawful: { 'src/domain/money/baht.ts': 'export const round = 1' },
  },
]
