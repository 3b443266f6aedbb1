export const galleryTexts = {
  title: 'Our Photo Gallery',
  lead: 'Pictures of trainings, relief, daily work and celebrations.',
  empty: 'No images found in this category.',
} as const;
