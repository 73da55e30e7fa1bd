import { agree, choice, day, email, files, fullName, input, long, phone, privacy, rating, template } from './fields.ts'

/** The forms to begin with. */
export const formTemplates = [
  template({
    name: 'contact',
    ...{
      title: ['ติดต่อเรา', 'Contact us'],
      text: ['ชื่อ ช่องทางติดต่อกลับ และข้อความ', 'A name, how to reply, and a message'],
    },
    fields: [fullName, email, { ...phone, props: { inputType: 'phone' } }, long('message', ['ข้อความ', 'Message'])],
  }),
  template({
    name: 'course-survey',
    title: ['แบบประเมินหลักสูตร', 'Course evaluation'],
    text: ['คะแนนเนื้อหา วิทยากร และสถานที่', 'Ratings of the content, the lecturer and the place'],
    fields: [
      rating('content', ['เนื้อหาของหลักสูตร', 'Content of the course']),
      rating('lecturer', ['วิทยากร', 'Lecturer']),
      rating('place', ['สถานที่และอุปกรณ์', 'Place and equipment']),
      long('comment', ['ข้อเสนอแนะ', 'Suggestions'], false),
    ],
  }),
  template({
    name: 'registration',
    title: ['สมัครเข้าอบรม', 'Course registration'],
    text: ['ข้อมูลหน่วยงาน และรายชื่อผู้เข้าอบรมได้ถึง 20 คน', 'An organisation and up to 20 participants'],
    fields: [input('organisation', ['ชื่อหน่วยงาน', 'Organisation'], { isListed: true }), email, phone, privacy],
    set: {
      ...{ name: 'people', title: { th: 'ผู้เข้าอบรม', en: 'Participant' }, limit: 20 },
      fields: [
        input('participant', ['ชื่อผู้เข้าอบรม', 'Name']),
        input('position', ['ตำแหน่ง', 'Position'], { required: false }),
      ],
    },
  }),
  template({
    name: 'leave',
    title: ['ขอลาเรียน', 'Leave of absence'],
    text: ['ประเภท วันที่ลา และเหตุผล', 'The kind, the days and the reason'],
    fields: [
      fullName,
      choice(
        'kind',
        ['ประเภทการลา', 'Kind of leave'],
        [
          ['ลาป่วย', 'Sick leave'],
          ['ลากิจ', 'Personal leave'],
        ],
      ),
      day('from', ['ตั้งแต่วันที่', 'From']),
      day('until', ['ถึงวันที่', 'Until']),
      long('reason', ['เหตุผล', 'Reason']),
      files('documents', ['เอกสารแนบ', 'Documents']),
    ],
  }),
  template({
    name: 'complaint',
    title: ['ร้องเรียนและเสนอแนะ', 'Complaints and suggestions'],
    text: ['เรื่อง รายละเอียด และหลักฐาน', 'The subject, the details and evidence'],
    fields: [
      choice(
        'about',
        ['เรื่อง', 'About'],
        [
          ['การเรียนการสอน', 'Teaching'],
          ['การบริการ', 'Service'],
          ['สถานที่', 'Premises'],
          ['อื่น ๆ', 'Other'],
        ],
      ),
      long('details', ['รายละเอียด', 'Details']),
      files('evidence', ['หลักฐาน', 'Evidence']),
      { ...fullName, props: { required: false, isListed: true } },
      { ...phone, props: { required: false, inputType: 'phone' } },
    ],
  }),
  template({
    name: 'repair',
    title: ['แจ้งซ่อม', 'Repair request'],
    text: ['สถานที่ อาการ และรูปถ่าย', 'The place, the problem and photos'],
    fields: [
      fullName,
      input('place', ['สถานที่หรือห้อง', 'Place or room'], { isListed: true }),
      choice(
        'urgency',
        ['ความเร่งด่วน', 'Urgency'],
        [
          ['ปกติ', 'Normal'],
          ['ด่วน', 'Urgent'],
        ],
      ),
      long('problem', ['อาการที่พบ', 'Problem']),
      files('photos', ['รูปถ่าย', 'Photos']),
    ],
  }),
  template({
    name: 'quotation',
    title: ['ขอใบเสนอราคา', 'Request for a quotation'],
    text: ['หน่วยงาน หลักสูตร และจำนวนคน', 'The organisation, the course and the number of people'],
    fields: [
      input('organisation', ['ชื่อหน่วยงาน', 'Organisation'], { isListed: true }),
      input('taxId', ['เลขประจำตัวผู้เสียภาษี', 'Tax id'], { required: false, maxLength: 13 }),
      input('course', ['หลักสูตรที่สนใจ', 'Course'], { isListed: true }),
      input('people', ['จำนวนผู้เข้าอบรม', 'Number of participants'], { inputType: 'number', isListed: true }),
      ...[fullName, email, phone],
    ],
  }),
  template({
    name: 'consent',
    title: ['หนังสือยินยอม', 'Consent'],
    text: ['ยินยอมให้ถ่ายภาพและใช้ข้อมูล', 'Consent to photos and to the use of details'],
    fields: [
      fullName,
      input('citizen', ['เลขประจำตัวประชาชน', 'Citizen id'], { inputType: 'citizen', isPrivate: true }),
      agree(
        'photos',
        ['การถ่ายภาพ', 'Photos'],
        ['ข้าพเจ้ายินยอมให้ถ่ายภาพระหว่างการอบรม', 'I agree to photos during the training'],
      ),
      privacy,
    ],
  }),
] as const
