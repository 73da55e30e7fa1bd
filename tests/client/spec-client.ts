/* A client of the academy, written only from §7 of the specification and from the promised shapes. It imports none of
   our code. Its pipelines are those of MongoDB, as described in §7. */

export interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  headers: Record<string, string>
  body?: string
}
export interface Received {
  status: number
  headers: Record<string, unknown>
  text: string
}
/** Carries a request to the server. */
export type Transport = (sent: Sent) => Promise<Received>

// oxlint-disable-next-line no-explicit-any -- JSON of any call: each caller says what it expects
type Json = any

/** A failed response. */
export class Failed extends Error {
  readonly status: number
  readonly body: Json
  constructor(status: number, body: Json) {
    super(`${status} ${body?.message ?? ''}`)
    this.status = status
    this.body = body
  }
}

export const specClient = (transport: Transport) => {
  let cookie = ''
  let token = ''

  const call = async (method: Sent['method'], path: string, given: { body?: unknown; isTold?: boolean } = {}) => {
    const { body, isTold = true } = given
    const headers = {
      'content-type': 'application/json',
      ...(isTold && token && { 'client-token': token }),
      ...(cookie && { cookie }),
    }
    const sent = { method, path: `/api/${path}`, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const received = await transport(sent)
    const set = received.headers['set-cookie']
    if (set) cookie = String(set).split(';')[0]!
    if (!/^application\/json\b/.test(String(received.headers['content-type'])))
      throw new Error(`${path} was not answered in JSON`)
    const answer: Json = JSON.parse(received.text)
    if (received.status !== 200) throw new Failed(received.status, answer)
    return answer
  }
  const post = (path: string, body: unknown = {}): Promise<Json> => call('POST', path, { body })
  const find = (collection: string, filter: unknown, more: object = {}) =>
    post(`${collection}/query`, { method: 'find', args: [filter], ...more })
  const aggregate = (collection: string, pipeline: unknown[]) => post(`${collection}/aggregate`, { pipeline })
  const paged = (name: string, { skip = 0, limit = 10 }) => ({
    $facet: { [name]: [{ $skip: skip }, { $limit: limit }], totalCount: [{ $count: 'count' }] },
  })

  return {
    /** Returns the configuration of this host. Every later call sends its key. */
    async site() {
      const { data } = await call('GET', 'hostname')
      token = data.key
      return data
    },
    call,

    // Courses
    highlights: (unit: string, category?: string) =>
      aggregate('course', [
        {
          $match: {
            unit,
            status: true,
            mode: 'standard',
            lesson_type: 'child',
            ...(category !== undefined && { category }),
          },
        },
        { $lookup: { from: 'category', localField: 'category', foreignField: 'code', as: 'category' } },
        { $unwind: '$category' },
        { $sort: { createdAt: -1 } },
        { $group: { _id: '$category.code', category: { $first: '$category' }, courses: { $push: '$$ROOT' } } },
        { $project: { category: 1, courses: { $slice: ['$courses', 4] } } },
        { $sort: { _id: 1 } },
      ]),
    forTarget: (unit: string, code: string) =>
      aggregate('course', [
        { $match: { unit, status: true } },
        { $lookup: { from: 'target', localField: 'target', foreignField: 'code', as: 'target' } },
        { $match: { 'target.code': code } },
        { $sort: { createdAt: -1 } },
      ]),
    course: (id: string) => call('GET', `course/${id}`),
    search: (unit: string, term: string, category?: string) =>
      find('course', {
        $and: [
          { type: { $ne: 'onsite' } },
          { unit },
          { status: true },
          { name: { $regex: term, $options: 'i' } },
          ...(category ? [{ category }] : []),
        ],
      }),
    calendar: (unit: string, page = 1, limit = 200) =>
      find('course', { $and: [{ type: 'onsite' }, { unit }, { status: true }] }, { paging: { page, limit } }),
    menu: (unit: string, code?: string) =>
      aggregate('category', [{ $match: { unit, visible: true, ...(code && { code }) } }, { $sort: { name: 1 } }]),
    /** The only call without the token. */
    counts: (unit: string) =>
      call('POST', 'category/aggregate', {
        isTold: false,
        body: {
          pipeline: [
            { $match: { unit, visible: true } },
            {
              $lookup: {
                from: 'course',
                let: { code: '$code' },
                pipeline: [{ $match: { $expr: { $in: ['$$code', '$category'] }, status: true } }],
                as: 'courses',
              },
            },
            { $project: { name: 1, code: 1, count: { $size: '$courses' } } },
          ],
        },
      }),
    target: (bandCode: string) => aggregate('target', [{ $match: { code: bandCode } }]),
    statistics: () => post('multi-count', { collections: ['user', 'course', 'enroll', 'certification'] }),

    // Enrolments
    enrolments: async (userID: string, page: { skip?: number; limit?: number } = { skip: 0, limit: 100 }) => {
      const [first] = await aggregate('enroll', [
        { $match: { userID } },
        { $addFields: { courseID: { $toObjectId: '$courseID' } } },
        { $lookup: { from: 'course', localField: 'courseID', foreignField: '_id', as: 'course' } },
        { $unwind: '$course' },
        paged('enroll', page),
      ])
      return first
    },
    enrolmentList: (userID: string) => find('enroll', { $and: [{ userID }] }, { hidden: ['userID'] }),

    // Pages
    post: (id: string) => call('GET', `post/${id}`),
    posts: async (parent: string, more: { status?: boolean; skip?: number } = {}) => {
      const { status, skip = 0 } = more
      const [first] = await aggregate('post', [
        { $match: { parent, ...(status !== undefined && { status }) } },
        { $sort: { createdAt: -1 } },
        paged('post', { skip, limit: 10 }),
      ])
      return first
    },
    postAt: (owner: string, slug: string) => find('post', { $and: [{ owner }, { slug }] }),

    // People
    users: (username: string) => post('user/query', { method: 'find', args: [username] }),
    register: (data: object) =>
      post('user/', { data, options: { fieldType: 'user', uniqueFields: ['email', 'phone', 'citizen'] } }),
    isTaken: async (collection: string, key: object) => (await find(collection, key)).length > 0,
    signIn: (username: string, password: string, more: object = {}) => post('signin', { username, password, ...more }),
    signOut: () => post('signout'),

    // Addresses
    provinces: () => find('province', {}, { sort: { name_th: 1 } }),
    amphures: (province_id: number) => find('amphure', { province_id }),
    tambons: (amphure_id: number) => find('tambon', { amphure_id }),

    // The office
    notices: (unit: string) =>
      aggregate('order', [
        { $match: { unit, status: 'ลงทะเบียนคอร์ส' } },
        { $count: 'orderCount' },
        {
          $unionWith: {
            coll: 'message',
            pipeline: [{ $match: { parent: unit, status: 'submit' } }, { $count: 'messageCount' }],
          },
        },
      ]),
    hostnameRecord: (id: string) => call('GET', `hostname/${id}`),
    space: (id: string) => call('GET', `space/${id}`),
    translations: (code: string) => find('translate', { code }),
  }
}
