import { createHash } from 'node:crypto'
import type { Hash } from '#domain/learning/assessment/paper-chain.ts'

export const sha256: Hash = (text) => createHash('sha256').update(text, 'utf8').digest('hex')
