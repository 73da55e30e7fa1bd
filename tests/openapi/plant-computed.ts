import { sql } from 'kysely'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { madeUpRows } from '#platform/http/openapi/made-up.ts'
import { starterLayout } from '../../src/modules/certificate/rules/layout-parts.ts'
import type { Academy } from '../support/academy.ts'
import { sites } from '../support/cast.ts'
import { exampleNow } from './example-now.ts'

const surveyQuestion = {
  ...{ id: 'q001', isRequired: true },
  question: {
    ...{ type: 'scale', stem: '<p>คุณพอใจกับหลักสูตรมากน้อยเพียงใด</p>' },
    content: { min: 1, max: 5, minLabel: 'น้อยที่สุด', maxLabel: 'มากที่สุด' },
  },
}

/** Seeds rows that the product itself writes and nobody through the API. */
export async function plantComputed(academy: Academy) {
  const [userID, courseID] = [exampleId('user'), exampleId('course')]
  const made = new Date(exampleNow).toISOString()
  const standing = { site: sites.skills._id, createdAt: made, updatedAt: made, version: 1, search: '' }
  const rows = {
    certification: {
      userID,
      courseID,
      enrollID: exampleId('enroll'),
      number: 'SAFE-2569-000001',
      issuedAt: made,
      status: 'issued',
      courseVersion: 1,
      ...{ kind: 'completion', attempt: 1, name: 'สมชาย ใจดี', nameEn: 'Somchai Jaidee', familyName: 'ใจดี' },
      ...{ courseName: 'PLC เบื้องต้น', hours: 6, result: '', issuer: 'สถาบันพัฒนาทักษะไทย', issuedBy: '', locale: 'th' },
      ...{
        completedOn: '2026-11-20',
        code: '7K2M-9QXR-04TB-ZC6D',
        file: 'SAFE-2569-000001.pdf',
        sha256: 'c0'.repeat(32),
      },
    },
    certificate_series: {
      ...{ _id: exampleId('certificate_series'), code: 'TRAIN', name: 'อบรมทั่วไป', pattern: '{code}-{BE}-{n:6}' },
    },
    certificate_template: {
      ...{ _id: exampleId('certificate_template'), name: 'วุฒิบัตรทั่วไป', kind: 'completion', locale: 'th' },
      ...{ series: exampleId('certificate_series'), courses: [], active: true, current: 3 },
    },
    certificate_template_version: {
      ...{ templateID: exampleId('certificate_template'), number: 3, by: 'ผู้ดูแล' },
      layout: starterLayout(),
    },
    certificate_review: {
      ...{ certificationID: exampleId('certification', madeUpRows.there), cause: 'name', detail: 'สมชาย ใจดีมาก' },
      status: 'open',
    },
    ...examRows(userID, courseID, made),
    survey: {
      ...{ _id: exampleId('survey'), name: 'ความพึงพอใจต่อหลักสูตร', intro: '', audience: 'course', courseID },
      ...{ isAnonymous: false, questionVersion: 1, status: 'open', questions: [surveyQuestion] },
    },
    survey_response: {
      ...{ surveyID: exampleId('survey'), userID, questionVersion: 1, answers: { q001: 5 }, submittedAt: made },
    },
    order: {
      userID,
      courseID,
      item: 'PLC เบื้องต้น',
      price: 700,
      paid: 0,
      payment: 'bill_payment',
      type: 'lesson',
      approve: 'manual',
      status: 'ลงทะเบียนคอร์ส',
      process: 'awaiting',
    },
    ...orderRows(userID, made),
    ...creditRows(userID),
    ...planRows(userID),
    mail: {
      to: 'somchai@wicha.test',
      ...{ toName: 'สมชาย ใจดี', kind: 'transactional' },
      subject: 'ลงทะเบียนสำเร็จ',
      text: 'คุณได้ลงทะเบียน PLC เบื้องต้น',
      html: '<p>คุณได้ลงทะเบียน PLC เบื้องต้น</p>',
      state: 'sent',
      tries: 1,
      sentAt: made,
      secret: false,
      toStaff: false,
    },
    course_version: {
      courseID: exampleId('course'),
      number: 1,
      cause: 'published',
      note: '',
      by: 'ผู้ดูแล',
      book: { version: 1, course: { name: 'PLC เบื้องต้น' }, lessons: [] },
    },
    id_disclosure: {
      reason: 'ส่งรายชื่อให้กรมพัฒนาฝีมือแรงงาน',
      courses: 'งานเชื่อม',
      people: 24,
      as: 'xlsx',
      by: exampleId('user', 2),
      byName: 'ผู้ดูแล',
    },
    lesson_watch: {
      ...{ enrollID: exampleId('enroll'), lessonID: exampleId('lesson', 4), since: made },
      ...{ seconds: 432, percent: 72, position: 450, duration: 600 },
      kept: { version: 1, seen: [[0, 432_000]], counted: [], duration: 600_000 },
    },
    attendance: {
      ...{ learner: 'สมชาย ใจดี', sessionID: exampleId('lesson_session'), courseID, enrollID: exampleId('enroll') },
      ...{ status: 'present', how: 'list', by: '' },
    },
    hand_in: {
      ...{ learner: 'สมชาย ใจดี', courseID, lessonID: exampleId('lesson', 3), enrollID: exampleId('enroll') },
      ...{ attempt: 1, status: 'handed', handedAt: made, isLate: false, text: 'วงจรสตาร์ตสองจุด', files: [] },
      ...{ remarks: '', markedBy: '' },
    },
    seating: { courseID, key: courseID, taken: 18, offered: 1, queued: 4 },
    seat_grant: {
      ...{ _id: exampleId('seat_grant', 1), company: 'ไทยอุตสาหกรรม', courseID, seats: 20 },
      ...{ untilDate: '2026-12-31', contactID: userID },
    },
    company_seat: {
      grantID: exampleId('seat_grant', 1),
      invited: 'somchai@wicha.test',
      told: '',
      proof: '',
      expiresAt: made,
      status: 'enrolled',
      userID,
      enrollID: exampleId('enroll'),
      name: 'สมชาย ใจดี',
      percent: 40,
      isComplete: false,
    },
    person_change: {
      ...{ userID, kind: 'transfer', told: 'ย้ายจาก PLC เบื้องต้น ไป งานเชื่อม', reason: 'ย้ายรอบเรียน' },
      ...{ byName: 'ผู้ดูแล', undo: { version: 1, led: [], removed: [], before: {} } },
    },
    hours_entry: {
      ...{ userID, courseID, enrollID: exampleId('enroll'), course: 'PLC เบื้องต้น', hours: 6, earnedOn: '2026-11-20' },
      ...{ kind: 'earned', counted: 6, byName: 'สมชาย ใจดี', attempt: 1 },
    },
    enrolment_attempt: {
      ...{ userID, courseID, enrollID: exampleId('enroll'), number: 1, startedAt: made, completedOn: '2026-11-20' },
      ...{ validUntil: '2027-11-20', percent: 100, passed: false, hours: 6 },
    },
    ...vendorRows(made),
    cart: {
      userID: exampleId('user', 2),
      lines: [{ productId: exampleId('product', 2), sku: 'BOOK-01', quantity: 1 }],
    },
    form: {
      ...{ formID: exampleId('post'), userID, courseID: null, formData: { name: 'สมชาย ใจดี' }, status: 'submit' },
      ...{ process: '', number: 'FRM-2569-000101', formVersion: 1, isSuspected: false, secondsTaken: 60 },
    },
    message: { name: 'สมชาย ใจดี', subject: 'สอบถามวันอบรม', body: '', status: 'submit', direction: 'in' },
  }
  // Managers remove what they recorded, and buyers change their documents, though nobody creates them over the API.
  const removable = { _id: exampleId('attendance', madeUpRows.made), enrollID: exampleId('enroll', 2) }
  const payable = { _id: exampleId('vendor_statement', madeUpRows.made), month: '2026-10' }
  const another = {
    _id: exampleId('certification', madeUpRows.made),
    number: 'SAFE-2569-000002',
    code: '0000-0000-0000-0002',
  }
  const anotherPerson = { _id: exampleId('survey_response', madeUpRows.made), userID: exampleId('user', 2) }
  const draft = { _id: exampleId('question', madeUpRows.made), code: 'EL-002', status: 'draft' }
  const anotherSubmission = { _id: exampleId('form', madeUpRows.made), number: 'FRM-2569-000102' }
  const changeable = { _id: exampleId('tax_document', madeUpRows.made), source: 'order 2' }
  for (const [name, row] of [
    ...Object.entries(rows),
    ['vendor_statement', { ...rows.vendor_statement, ...payable }] as const,
    ['attendance', { ...rows.attendance, ...removable }] as const,
    ['tax_document', { ...rows.tax_document, ...changeable }] as const,
    ['survey_response', { ...rows.survey_response, ...anotherPerson }] as const,
    ['question', { ...rows.question, ...draft }] as const,
    ['form', { ...rows.form, ...anotherSubmission }] as const,
    ['refund', { ...rows.refund, _id: exampleId('refund', madeUpRows.made) }] as const,
    ['certification', { ...rows.certification, ...another }] as const,
    [
      'certificate_review',
      { ...rows.certificate_review, _id: exampleId('certificate_review', madeUpRows.made) },
    ] as const,
  ]) {
    const table = sql.table(name)
    const whole = JSON.stringify([{ ...standing, _id: exampleId(name, madeUpRows.there), ...row }])
    await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${whole}::jsonb)`.execute(
      academy.database.kysely,
    )
  }
}

/** A bank with a question, an exam that is published, and an attempt with its result and an appeal. */
function examRows(userID: string, courseID: string, made: string) {
  const [examID, attemptID] = [exampleId('exam'), exampleId('exam_attempt', madeUpRows.there)]
  const sitting = { enrollID: exampleId('enroll'), userID, courseID, examID, type: 'practice', round: 1 }
  const times = { startedAt: made, endsAt: null, submittedAt: made, closedBy: 'learner' }
  return {
    question_bank: { _id: exampleId('question_bank'), name: 'ไฟฟ้าเบื้องต้น', description: '' },
    question: {
      ...{ bankID: exampleId('question_bank'), code: 'EL-001', name: 'ฟิวส์ต่ออนุกรมกับวงจร', type: 'truefalse' },
      ...{ status: 'ready', tags: [], outcome: '', difficulty: 'easy', source: '', current: 1 },
    },
    exam: { _id: examID, courseID, name: 'แบบฝึกหัด PLC', kind: 'exam', current: 1, hasDraft: false },
    exam_round: {
      ...{ _id: exampleId('exam_round'), examID, courseID, type: 'practice', round: 1, status: true, graceMinutes: 2 },
      ...{ code: '', invigilators: [], invigilators_is_list: true, watchedBy: [], examVersion: 1 },
    },
    exam_attempt: {
      ...{ ...sitting, ...times, examVersion: 1, roundID: exampleId('exam_round'), attempt: 1, status: 'released' },
    },
    exam_result: {
      ...sitting,
      attemptID,
      points: 8,
      most: 10,
      percent: 80,
      passed: true,
      releasedAt: made,
      source: 'sitting',
    },
    exam_appeal: {
      ...{ ...sitting, attemptID, slot: '1', text: 'โจทย์ข้อนี้ตอบได้สองแบบ', status: 'open' },
      ...{ decision: '', decidedBy: '', decidedAt: null },
    },
  }
}

/** What an order of a course leaves behind, and the document of its payment. The branch of the document is created here. */
function orderRows(userID: string, made: string) {
  const orderID = exampleId('order', madeUpRows.there)
  const [branchID, lines] = [exampleId('tax_branch'), [] as string[]]
  const prefixes = { receiptPrefix: 'RC', invoicePrefix: 'IV', abbreviatedPrefix: 'AB', quotationPrefix: 'QT' }
  const texts = { reason: '', payment: '', voidReason: '', voidedBy: '', buyerAddress: '' }
  return {
    seat_reservation: { userID, courseID: exampleId('course', 7), until: made, status: 'held' },
    payment: {
      orderID,
      method: 'manual',
      reference: 'manual 1',
      amount: 700,
      applied: 700,
      receivedAt: made,
      byName: '',
    },
    slip: { orderID, file: '', checksum: 'example', status: 'approved' },
    order_line: {
      ...{
        orderID,
        position: 0,
        kind: 'course',
        name: 'PLC เบื้องต้น',
        unitPrice: 700,
        quantity: 1,
        discount: 0,
        net: 700,
      },
      ...{ taxClass: 'vat', rate: 7, vat: 45.79, base: 654.21 },
    },
    shipment: { orderID, lines, carrier: 'ไปรษณีย์ไทย', state: 'preparing' },
    ...bankRows(orderID, made),
    order_event: { orderID, kind: 'created', byName: '' },
    tax_branch: {
      ...{ _id: branchID, name: 'สาขาเชียงใหม่', taxId: '0994000165501', branchNo: '00009', address: {}, active: true },
      ...{
        vatRegistered: true,
        isRetail: false,
        bankAccounts: [],
        numberFormat: '{prefix}{yy}{mm}-{n}',
        ...prefixes,
      },
      ...{ creditPrefix: 'CN', debitPrefix: 'DN', etaxVersion: 'v2.0' },
    },
    tax_document: {
      ...{ kind: 'receipt', state: 'waiting', branchID, paidAt: made, numberDueAt: made, source: 'order 1', userID },
      ...{ buyerName: 'สมชาย ใจดี', isVatIncluded: true, lines, groups: lines, base: 654.21, vat: 45.79, total: 700 },
      ...texts,
    },
  }
}

/** A bank file with a row that is matched with the order, and what the audit of the money found. */
function bankRows(orderID: string, made: string) {
  const [accountID, fileID] = [exampleId('bank_account'), exampleId('bank_file', madeUpRows.there)]
  const [rowID, paymentID] = [exampleId('bank_row', madeUpRows.there), exampleId('payment', madeUpRows.there)]
  const account = {
    name: 'บัญชีรับค่าเรียน',
    bank: '006',
    account: '9876543210',
    amountUnit: 'satang',
    isSample: false,
    isAutomatic: true,
    active: true,
  }
  return {
    bank_account: { _id: accountID, ...account },
    bank_file: {
      ...{ accountID, name: 'bill-2026-11-20.txt', kind: 'bill', sha256: 'example', byName: '', state: 'done' },
      ...{ rowCount: 1, done: 1, total: 700, earlierCount: 0, earlierTotal: 0 },
    },
    bank_row: {
      ...{ fileID, accountID, key: 'example', line: 2, day: made.slice(0, 10), payer: 'สมชาย ใจดี', amount: 700 },
      ...{ state: 'matched', isExact: true, suggestions: [] },
    },
    bank_match: { rowID, orderID, paymentID, amount: 700, rule: 'A', isAutomatic: true, byName: '', undoneBy: '' },
    money_decision: { subject: `over/${orderID}`, amount: 5, decision: 'keep', byName: '' },
    audit_difference: { rule: 'orderPaid', subject: orderID, expected: '700.00', actual: '695.00', isOpen: true },
  }
}

/** An approved vendor with a sale and its statement. The vendor is created here. */
function vendorRows(made: string) {
  const vendorID = exampleId('vendor')
  const contact = { legalName: 'บริษัท ช่างไทยทูลส์ จำกัด', phone: '021234567', email: 'accounts@changthai.example' }
  const account = { bank: '004', accountNumber: '0381234567', accountName: 'บริษัท ช่างไทยทูลส์ จำกัด' }
  return {
    vendor: {
      ...{ _id: vendorID, name: 'ช่างไทยทูลส์', taxId: '0105610000172', vatRegistered: true, commission: 12 },
      ...{ state: 'approved', ...contact, ...account },
    },
    vendor_bank_change: {
      ...{ _id: exampleId('vendor_bank_change'), vendorID, ...account, state: 'waiting' },
      ...{ requestedBy: '', requestedByName: 'ผู้ดูแล' },
    },
    vendor_ledger: {
      ...{ vendorID, kind: 'sale', amount: 590, at: made, source: 'sale:69000000001:1', orderID: '69000000001' },
      ...{ lineID: '1', percent: 12 },
    },
    vendor_statement: {
      ...{ vendorID, month: '2026-11', sales: 590, refunds: 0, commission: -70.8, carried: 0, total: 519.2 },
      state: 'due',
    },
  }
}

/** A refund of the order, the use of a coupon, and a wallet. */
function creditRows(userID: string) {
  const [orderID, couponID] = [exampleId('order', madeUpRows.there), exampleId('coupon')]
  const lists = { products: [], categories: [], courses: [], target: [], target_is_list: true }
  const counts = { uses: 10, perUser: 1, used: 1, spent: 70, percent: 10, active: true }
  return {
    refund: {
      ...{ orderID, amount: 700, lines: [], method: 'transfer', to: '004 1234567890', reason: 'ขอยกเลิก' },
      ...{
        source: 'order',
        byGateway: false,
        returnsStock: false,
        state: 'requested',
        requesterID: userID,
        requestedBy: 'สมชาย ใจดี',
      },
    },
    coupon: { _id: couponID, code: 'WCHSAMPEXX', name: 'ลด 10%', kind: 'percent', ...counts, ...lists },
    coupon_use: { couponID, userID, ref: 'use-1', amount: 70, state: 'used' },
    credit_lot: { userID, ref: 'topup-1', source: 'topup', amount: 550, left: 550 },
    credit_move: { userID, kind: 'in', ref: 'topup-1', amount: 550 },
  }
}

/** A plan with the subscription of a learner and its paid period. */
function planRows(userID: string) {
  const planID = exampleId('plan')
  const days = { startsOn: '2026-11-01', endsOn: '2026-11-30', months: 1 }
  const terms = { period: 'month', count: 1, price: 399, taxClass: 'vat', allCourses: true, courses: [], status: true }
  const subscriptionID = exampleId('subscription', madeUpRows.there)
  const orderID = exampleId('order', madeUpRows.there)
  return {
    plan: { _id: planID, name: 'สมาชิกรายเดือน', ...terms },
    subscription: { userID, planID, state: 'active', ...days },
    subscription_period: { userID, subscriptionID, orderID, kind: 'start', timeFrom: '2026-11-01', ...days },
  }
}
