import { clean } from '#platform/collection/clean.ts'
import { keyed, kind } from '../../constructor.ts'
import { written } from '../written.ts'

export const phone = kind('phone', keyed, clean(20))

export const phoneKind = written
