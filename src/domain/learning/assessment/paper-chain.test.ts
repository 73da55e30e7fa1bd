import { createHash } from 'node:crypto'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Chain, firstChainText, nextChainText, verifyChain } from './paper-chain.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

function chainOf(bodies: string[]): Chain {
  const start = { attemptID: 'attempt-1', paper: '{"generator":1}' }
  let head = hash(firstChainText(start))
  const events = bodies.map((body, index) => {
    head = hash(nextChainText(head, body))
    return { seq: index + 1, body, hash: head }
  })
  return { ...start, events, head }
}

const chain = chainOf(['{"type":"start"}', '{"slot":"1"}', '{"slot":"2","response":"ก"}'])
const withEvent = (index: number, change: object): Chain => ({
  ...chain,
  events: chain.events.map((event, place) => (place === index ? { ...event, ...change } : event)),
})

test('the first hash is of the attempt and its paper, the next of the last hash and the body', () => {
  const first = createHash('sha256').update('attempt-1{"generator":1}').digest('hex')
  expect(chain.events[0]?.hash).toBe(createHash('sha256').update(`${first}{"type":"start"}`).digest('hex'))
  expect(verifyChain(chain, hash)).toBeNull()
  expect(verifyChain(chainOf([]), hash)).toBeNull()
})

test.each<[string, Chain, ReturnType<typeof verifyChain>]>([
  ['a body is changed', withEvent(1, { body: '{"slot": "1"}' }), { seq: 2, fault: 'hash' }],
  ['a hash is changed', withEvent(2, { hash: hash('x') }), { seq: 3, fault: 'hash' }],
  ['a number is changed', withEvent(1, { seq: 5 }), { seq: 2, fault: 'seq' }],
  ['an event is missing', { ...chain, events: chain.events.toSpliced(1, 1) }, { seq: 2, fault: 'seq' }],
  ['the last event is missing', { ...chain, events: chain.events.slice(0, 2) }, { seq: 2, fault: 'head' }],
  ['two events change places', { ...chain, events: chain.events.toReversed() }, { seq: 1, fault: 'seq' }],
  ['the paper is changed', { ...chain, paper: '{"generator":2}' }, { seq: 1, fault: 'hash' }],
  ['another attempt', { ...chain, attemptID: 'attempt-2' }, { seq: 1, fault: 'hash' }],
  ['the head is changed', { ...chain, head: hash('x') }, { seq: 3, fault: 'head' }],
  ['rebuilt against a receipt', { ...chainOf(['{}']), head: chain.head }, { seq: 1, fault: 'head' }],
])('%s: the first fault is named', (_, changed, fault) => {
  expect(verifyChain(changed, hash)).toEqual(fault)
})

test('one bit flipped anywhere in a body names its event', () => {
  fc.assert(
    fc.property(fc.nat(2), fc.nat(1000), fc.nat(6), (index, place, bit) => {
      const body = chain.events[index]?.body ?? ''
      const at = place % body.length
      const flipped = String.fromCharCode(body.charCodeAt(at) ^ (1 << bit))
      const changed = withEvent(index, { body: body.slice(0, at) + flipped + body.slice(at + 1) })
      expect(verifyChain(changed, hash)).toEqual({ seq: index + 1, fault: 'hash' })
    }),
    { numRuns: 1000 },
  )
})
