// The signatures of PubSubClient 2.8.
#pragma once
#include <functional>
#include "WiFi.h"

#define MQTT_CONNECT_BAD_CREDENTIALS 4

class PubSubClient {
 public:
  explicit PubSubClient(Client &client);
  PubSubClient &setServer(const char *domain, uint16_t port);
  PubSubClient &setCallback(std::function<void(char *, uint8_t *, unsigned int)> callback);
  PubSubClient &setKeepAlive(uint16_t seconds);
  bool setBufferSize(uint16_t size);
  bool connect(const char *id, const char *user, const char *pass, const char *willTopic,
               uint8_t willQos, bool willRetain, const char *willMessage);
  bool publish(const char *topic, const char *payload);
  bool subscribe(const char *topic, uint8_t qos);
  bool loop();
  bool connected();
  int state();
};
