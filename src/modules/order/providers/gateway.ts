/** How a site reaches its account at a gateway. */
export interface GatewayAccess {
  /** The address of the API. */
  base: string
  /** Origins of the pages to which buyers may be sent. */
  pages: readonly string[]
  /** Whether the gateway is the simulator of this machine. */
  isInner: boolean
  secretKey: string
}

/** What a buyer is to pay. Amounts are whole satang. */
export interface Started {
  /** Names the attempt at the gateway, so that a repeated call starts nothing twice. */
  key: string
  satang: number
  title: string
  description: string
}

/** A card payment that the gateway reports as successful. */
export interface Charge {
  ref: string
  satang: number
  currency: string
  isLive: boolean
}

/**
 * What the gateway says about an attempt. `paid` has its successful charges, usually one. `pending`: the bank has not
 * decided. `open`: the buyer can still pay, perhaps after a failed try. `gone`: nobody can pay it any more.
 */
export interface Look {
  state: 'paid' | 'pending' | 'open' | 'gone'
  charges: Charge[]
  /** The reason why the last try failed, in the gateway's code. */
  failure: string | null
}

/** A refund of a charge as the gateway knows it. `key` is ours; null for one that people made at the gateway. */
export interface ChargeRefund {
  ref: string
  key: string | null
  satang: number
  state: 'pending' | 'done' | 'failed'
}

/** A verified message of a gateway. It only says what to look at. */
export interface GatewayEvent {
  id: string
  /** The attempts that it may be about, by the gateway's references. */
  refs: string[]
  isLive: boolean
}

export interface Signed {
  raw: Buffer
  headers: Record<string, string | string[] | undefined>
  secret: string
  /** Milliseconds since 1970. */
  now: number
}

interface GatewayAccount {
  id: string
  name: string
  isLive: boolean
}

/** What a gateway can do. Amounts are whole satang. */
interface GatewayLimits {
  min: number
  max: number
  refund: 'whole' | 'part' | 'none'
}

/**
 * A payment gateway. Only `look` decides about money. Every call throws `GatewayError`; `unknown` means that the call
 * may or may not have been carried out.
 */
export interface Gateway {
  limits: GatewayLimits
  /** Whether the key is for real money; null for a key that is none. */
  isLiveKey: (secretKey: string) => boolean | null
  start: (access: GatewayAccess, of: Started) => Promise<{ ref: string; url: string }>
  look: (access: GatewayAccess, ref: string) => Promise<Look>
  /** Makes sure that nobody can pay the attempt any more. Repeated, it changes nothing. */
  cancel: (access: GatewayAccess, ref: string) => Promise<void>
  /** Returns a part or all of a charge. The key makes a repeated call one refund, and names it in `refunds`. */
  refund: (access: GatewayAccess, of: { charge: string; satang: number; key: string }) => Promise<ChargeRefund>
  /** The refunds of a charge, also those that people made at the gateway. */
  refunds: (access: GatewayAccess, charge: string) => Promise<ChargeRefund[]>
  /** Checks the signature of a message before it reads it. Null for one that is not the gateway's, old or damaged. */
  verify: (of: Signed) => GatewayEvent | null
  account: (access: GatewayAccess) => Promise<GatewayAccount>
}

/** `unknown`: no answer, or one that says nothing. `keys`: the key is refused. `refused`: this request is. `wrong`: the answer makes no sense. */
type GatewayFault = 'unknown' | 'keys' | 'refused' | 'wrong'

export class GatewayError extends Error {
  readonly fault: GatewayFault
  constructor(fault: GatewayFault, why: string) {
    super(why)
    this.fault = fault
  }
}
