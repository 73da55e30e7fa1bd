import { expect, it } from 'vitest'
import { offerFor, type Looked } from './offer.ts'

const free: Looked = { as: 'learner', isEnrolled: false, isFree: true, registration: 'open' }

it.each<[string, Partial<Looked>]>([
  ['enrol', {}],
  ['log-in', { as: 'guest' }],
  ['priced', { isFree: false }],
  ['priced', { isFree: false, as: 'guest' }],
  ['not-ready', { isFree: false, isReady: false }],
  ['ordered', { isFree: false, hasOrder: true, isFull: true }],
  ['ordered', { isFree: false, hasOrder: true, registration: 'closed' }],
  ['go-on', { isFree: false, hasOrder: true, isEnrolled: true }],
  ['closed', { registration: 'closed' }],
  ['not-yet', { registration: 'not-yet', as: 'guest' }],
  ['go-on', { isEnrolled: true, registration: 'closed', isFree: false }],
  ['withdrawn', { isEnrolled: true, bar: 'withdrawn' }],
  ['ended', { isEnrolled: true, bar: 'ended' }],
  ['not-meant', { isMeant: false }],
  ['not-meant', { isMeant: false, isFull: true, isFree: false }],
  ['closed', { isMeant: false, registration: 'closed' }],
  ['in-line', { isMeant: false, inLine: 'waiting' }],
  ['go-on', { isMeant: false, isEnrolled: true }],
  ['not-ready', { isReady: false }],
  ['not-ready', { isReady: false, isFull: true }],
  ['in-line', { isReady: false, inLine: 'waiting' }],
  ['staff', { as: 'staff', registration: 'closed' }],
])('%s for %j', (offer, change) => expect(offerFor({ ...free, ...change })).toBe(offer))
