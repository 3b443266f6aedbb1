import { drawn, idOf, type SeedEntry, type SeedFile, type Shown } from '../entry';

/** The people in pictures have agreed, as it is noted in the office's book: the second one is to be asked again soon. */
const asked: Shown = {
  consent: { people: 'adults', who: 'Written, in the office’s book', given: -200, until: 900 },
};
const askedLongAgo: Shown = {
  consent: { people: 'adults', who: 'The treasurer, for all nine members', given: -700, until: 30 },
};
const ofChildren: Shown = {
  focus: { x: 0.5, y: 0.65 },
  consent: { people: 'child', who: 'Their parents, at the school meeting', given: -90, until: 270 },
};

const rows: readonly (readonly [
  title: string,
  description: string,
  pictures: readonly (readonly [picture: string, alt: string, shown?: Shown])[],
])[] = [
  [
    'The tap that gave the mornings back',
    'Before the tap, women walked to the spring at four in the morning. Going down took half an hour, coming back an hour, and in Chaitra the queue took longer than both.\n\nThe users’ committee surveyed three sources with us, chose the one that does not dry up, and dug four kilometres of trench in a single winter. Every household gave twenty-six days of work.\n\nNow there is a tap for every seven houses. “I did not know what to do with the first morning,” says the committee’s treasurer. “Then I planted garlic.”',
    [
      ['tap-1', 'People at the new tap', asked],
      ['village-2', 'The upper hamlet'],
      ['dawn-3', 'Dawn over the ridge'],
    ],
  ],
  [
    'A savings box, nine women and a mill',
    'They began with twenty rupees a month each and a tin box with three locks, whose keys lived in three different houses.\n\nAfter two years the group lent its first five thousand rupees; after six it bought an electric mill. Today it grinds millet for four villages and pays eleven girls’ school fees.\n\nWe trained the bookkeeper. Everything else was theirs.',
    [
      ['circle-2', 'A savings group meeting in a circle', askedLongAgo],
      ['field-2', 'Millet before the harvest'],
    ],
  ],
  [
    'रातो बाटोदेखि विद्यालयसम्म',
    'बर्खामा खोला उर्लँदा माथिल्लो टोलका केटाकेटी विद्यालय पुग्दैनथे। वर्षको तीन महिना कक्षा आधा खाली हुन्थ्यो।\n\nगाउँलेले श्रमदान गरे, हामीले फलामे डोरी र प्राविधिक सहयोग जुटायौँ। छ महिनामा झोलुङ्गे पुल तयार भयो।\n\nअहिले कक्षामा उपस्थिति बढेको छ। “अब पानी पर्दा पनि म विद्यालय पुग्छु,” कक्षा सातकी छात्रा भन्छिन्।',
    [
      ['bridge-1', 'A suspension bridge over the river'],
      ['school-2', 'The school beyond the river'],
    ],
  ],
  [
    'He came home to plant walnuts',
    'After eleven years working abroad, he came home with a bad back and a good idea. The slope behind his house had lain fallow since his grandfather’s day.\n\nHe attended our orchard training twice, because, he says, the first time he only listened. Three hundred grafted walnut trees stand there today, with beans between them until the canopy closes.\n\nFour neighbours have started nurseries of their own.',
    [
      ['orchard-1', 'A grafted walnut between two people, a basket of nuts beside it'],
      ['terraces-2', 'The slope with its terraces'],
    ],
  ],
  [
    'The child club that moved a school gate',
    'The road outside the school had grown busy, and the gate opened straight onto it. The child club counted the vehicles for a week, drew a map, and presented both to the ward office.\n\nThe gate is now on the other side. The club’s next project is shade.',
    [
      ['school-1', 'Children in front of their school', ofChildren],
      ['circle-1', 'The child club at a meeting'],
    ],
  ],
  [
    'Learning to read at fifty-two',
    'She signed the register of the women’s group with her thumb for nine years. Last winter she joined the evening class in the community building, with a lamp and a borrowed primer.\n\nIn spring she read the bus timetable aloud to her husband. “He laughed,” she says, “and then he asked me to read it again.”',
    [
      ['lamplight-1', 'The evening class in the community building, under a lamp'],
      ['dawn-2', 'First light on the snow peaks'],
    ],
  ],
  [
    'Goats, a loan and a second roof',
    'With a cooperative loan of thirty thousand rupees and a two-day training in animal health, a widow with three children bought six goats.\n\nTwo years later she has repaid the loan and roofed her house with sheets that keep the rain out. She now vaccinates her neighbours’ animals.',
    [
      ['goats-1', 'Six goats on the grass before a house'],
      ['roofs-1', 'Houses with new roofs among the old ones'],
    ],
  ],
  [
    'When the slope began to move',
    'The cracks above the hamlet measured two fingers when the disaster committee first came. It measured them every Saturday, wrote the numbers on the wall of the shop, and practised the way down to the school with everyone, grandmothers included.\n\nWhen the slope came down in the night of the second rains, forty-one people were already in the classrooms. Nobody was hurt.',
    [['village-1', 'The hamlet below the slope']],
  ],
  [
    'A market day of her own',
    'Nobody grew tomatoes, because nobody had a tunnel to grow them in. She built hers from bamboo and a sheet of plastic after a three-day training.\n\nThe first season paid for the second tunnel, the second for a mobile phone, so she can ask the price before she walks to the bazaar.',
    [
      ['field-4', 'Vegetable rows in the morning'],
      ['bridge-5', 'The way to the bazaar'],
    ],
  ],
];

/** A story that somebody has begun. */
const begun: SeedEntry = {
  path: 'stories',
  id: 'the-nursery-behind-the-health-post',
  values: {
    title: 'The nursery behind the health post',
    description:
      'Behind the health post stand four hundred seedlings in old milk packets. The nurse waters them before the first patient comes.',
  },
  files: [drawn('image', 'field-5', 'Rows of seedlings', asked)],
  coming: { inDays: null, note: 'Sunita, please ask the nurse how many of last year’s seedlings survived.' },
};

export const stories: readonly SeedEntry[] = [
  begun,
  ...rows.map(([title, description, pictures], at) => ({
    path: 'stories' as const,
    id: idOf('story', at, title),
    values: { title, description },
    files: pictures.map(([picture, alt, shown]): SeedFile => drawn('image', picture, alt, shown)),
  })),
];
