import { sanitised } from '#platform/collection/clean.ts'
import { kind } from '../../constructor.ts'
import { written } from '../written.ts'

export const richtext = kind('richtext', 'text', sanitised(200_000))

export const richtextKind = written
