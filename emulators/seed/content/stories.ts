import { drawn, idOf, type SeedEntry, type SeedFile, type Shown } from '../entry';
import type { Motif } from '../pictures/scene';

/** The people in pictures have agreed, as it is noted in the office's book: the second one is to be asked again soon. */
const asked: Shown = {
  consent: { people: 'adults', who: 'Written, in the book of the office', given: -200, until: 900 },
};
const askedLongAgo: Shown = {
  consent: { people: 'adults', who: 'The treasurer, for all nine members', given: -700, until: 30 },
};
const ofChildren: Shown = {
  focus: { x: 0.5, y: 0.65 },
  consent: { people: 'child', who: 'Their parents, at the meeting of the school', given: -90, until: 270 },
};

const rows: readonly (readonly [string, string, readonly (readonly [Motif, string, Shown?])[]])[] = [
  [
    'The tap that gave the mornings back',
    'Before the scheme was built, the women of the upper hamlet left for the spring at four in the morning. The way down took half an hour, the way up an hour, and in Chaitra the queue was longer than both.\n\nThe users’ committee surveyed three sources with us, chose the one that does not dry up, and dug four kilometres of trench in a single winter. Every household gave twenty-six days of work.\n\nNow there is a tap for every seven houses. “I did not know what to do with the first morning,” says the committee’s treasurer. “Then I planted garlic.”',
    [
      ['tap', 'People at the new tap', asked],
      ['village', 'The upper hamlet'],
      ['dawn', 'Dawn over the ridge'],
    ],
  ],
  [
    'A savings box, nine women and a mill',
    'They began with twenty rupees a month and a tin box with three locks, whose keys lived in three different houses.\n\nAfter two years the group lent its first five thousand rupees; after six it bought an electric mill. Today it grinds the millet of four villages and pays the school fees of eleven girls.\n\nWe trained the bookkeeper. Everything else was theirs.',
    [
      ['circle', 'A savings group meeting in a circle', askedLongAgo],
      ['field', 'Millet before the harvest'],
    ],
  ],
  [
    'रातो बाटोदेखि विद्यालयसम्म',
    'बर्खामा खोला उर्लँदा माथिल्लो टोलका केटाकेटी विद्यालय जान पाउँदैनथे। वर्षको तीन महिना कक्षा आधा खाली हुन्थ्यो।\n\nगाउँलेले श्रमदान गरे, हामीले फलामे डोरी र प्राविधिक सहयोग जुटायौँ। छ महिनामा झोलुङ्गे पुल तयार भयो।\n\nअहिले कक्षामा उपस्थिति बढेको छ। “अब पानी पर्दा पनि म विद्यालय पुग्छु,” कक्षा सातकी छात्रा भन्छिन्।',
    [
      ['bridge', 'A suspension bridge over the river'],
      ['school', 'The school beyond the river'],
    ],
  ],
  [
    'He came home to plant walnuts',
    'After eleven years of work abroad he returned with a bad back and a good idea. The slope behind his house had lain fallow since his grandfather’s days.\n\nHe attended our orchard training twice, because, he says, the first time he only listened. Three hundred grafted walnut trees stand there today, with beans between them until the shade closes.\n\nFour neighbours have started nurseries of their own.',
    [
      ['orchard', 'A grafted walnut between two people, a basket of nuts beside it'],
      ['terraces', 'The slope with its terraces'],
    ],
  ],
  [
    'The child club that moved a school gate',
    'The road had grown busy, and the school’s gate opened straight onto it. The child club counted the vehicles for a week, drew a map, and presented both to the ward office.\n\nThe gate is now on the other side. The club’s next project is shade.',
    [
      ['school', 'Children in front of their school', ofChildren],
      ['circle', 'The child club at a meeting'],
    ],
  ],
  [
    'Learning to read at fifty-two',
    'She signed the register of the women’s group with her thumb for nine years. Last winter she joined the evening class in the community building, with a lamp and a borrowed primer.\n\nIn spring she read the bus timetable aloud to her husband. “He laughed,” she says, “and then he asked me to read it again.”',
    [
      ['lamplight', 'The evening class in the community building, under a lamp'],
      ['dawn', 'First light on the snow peaks'],
    ],
  ],
  [
    'Goats, a loan and a second roof',
    'With a loan of thirty thousand rupees from the cooperative and two days of training in animal health, a widow with three children bought six goats.\n\nTwo years later she has repaid the loan and has roofed her house with sheets that do not let the rain in. She now vaccinates the animals of the neighbourhood.',
    [
      ['goats', 'Six goats on the grass before a house'],
      ['roofs', 'Houses with new roofs among the old ones'],
    ],
  ],
  [
    'When the slope began to move',
    'The cracks above the hamlet were two fingers wide when the disaster committee measured them first. It measured every Saturday, wrote the numbers on the wall of the shop, and drilled the way down to the school with everyone, grandmothers included.\n\nWhen the slope came in the night of the second rains, forty-one people were already in the classrooms. Nobody was hurt.',
    [['village', 'The hamlet below the slope']],
  ],
  [
    'A market day of her own',
    'Tomatoes were what nobody grew, because nobody had a tunnel to grow them in. She built hers from bamboo and a sheet of plastic after a training of three days.\n\nThe first season paid for the second tunnel, the second for a mobile phone with which she asks for the price before she walks to the bazaar.',
    [
      ['field', 'Vegetable rows in the morning'],
      ['bridge', 'The way to the bazaar'],
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
      'Behind the health post stand four hundred seedlings in bags of old milk packets. The nurse waters them before the first patient comes.',
  },
  files: [drawn('image', 'field', 'Rows of seedlings', asked)],
  coming: { inDays: null, note: 'Sunita, please ask the nurse how many of last year’s seedlings live.' },
};

export const stories: readonly SeedEntry[] = [
  begun,
  ...rows.map(([title, description, pictures], at) => ({
    path: 'stories' as const,
    id: idOf('story', at, title),
    values: { title, description },
    files: pictures.map(([motif, alt, shown]): SeedFile => drawn('image', motif, alt, shown)),
  })),
];
